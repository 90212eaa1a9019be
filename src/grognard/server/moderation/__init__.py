"""Moderators: bans, mutes, reported lines of chat, and the log of all that they and the host did."""
