"""20 Aircraft in Storms of Steel."""
