"""From latitude and longitude to the plane of the grid, and back.

A conic projection gives kilometres, an affine map gives columns and rows, and the residuals of the control places
(those whose hex a rulebook prints) are spread over their surroundings, so that every control falls into its hex.
"""

from __future__ import annotations

import math

import msgspec

from tools.mapbuild.grid import HALF_SQRT3, Layout, Point

LatLon = tuple[float, float]


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place and the hexes a rulebook gives it; the place is taken to lie in their middle."""

    at: LatLon
    hexes: tuple[str, ...]
    source: str


class Transform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    projection: str
    parallels: tuple[float, float]
    origin: LatLon
    radius_km: float
    column: tuple[float, float, float]  # per kilometre east, per kilometre north, constant
    row: tuple[float, float, float]
    controls: tuple[Control, ...]
    # The weight of a residual is 1 / (d² + core), d in units of `reach_km`; `damping` lets it fade far from controls.
    reach_km: float
    core: float
    damping: float


class Georeference:
    """The transform of one board, ready for use."""

    def __init__(self, layout: Layout, transform: Transform, control_centres: list[list[Point]]) -> None:
        self._layout = layout
        self._transform = transform
        self._conic = Conic(transform)
        self._residuals: list[tuple[Point, float, float]] = []
        for control, centres in zip(transform.controls, control_centres, strict=True):
            x = sum(centre[0] for centre in centres) / len(centres)
            y = sum(centre[1] for centre in centres) / len(centres)
            km = self._conic.kilometres(control.at)
            plain = self._affine(km)
            self._residuals.append((km, x - plain[0], y - plain[1]))

    def point(self, at: LatLon) -> Point:
        """The point of the plane under a place."""
        km = self._conic.kilometres(at)
        x, y = self._affine(km)
        total, dx, dy = self._transform.damping, 0.0, 0.0
        for place, rx, ry in self._residuals:
            squared = ((km[0] - place[0]) ** 2 + (km[1] - place[1]) ** 2) / self._transform.reach_km**2
            weight = 1 / (squared + self._transform.core)
            total, dx, dy = total + weight, dx + weight * rx, dy + weight * ry
        return x + dx / total, y + dy / total

    def residuals(self) -> list[float]:
        """How far, in hexes, each control lies from its hex before the residuals are spread."""
        return [math.hypot(dx, dy) for _, dx, dy in self._residuals]

    def place(self, point: Point) -> LatLon:
        """The place over a point of the plane, by Newton steps."""
        lat, lon = self._transform.origin
        step = 0.01
        for _ in range(30):
            x, y = self.point((lat, lon))
            x_lat, y_lat = self.point((lat + step, lon))
            x_lon, y_lon = self.point((lat, lon + step))
            a, b, c, d = (x_lat - x) / step, (x_lon - x) / step, (y_lat - y) / step, (y_lon - y) / step
            ex, ey = point[0] - x, point[1] - y
            if abs(ex) + abs(ey) < 1e-9:
                break
            determinant = a * d - b * c
            lat += (d * ex - b * ey) / determinant
            lon += (a * ey - c * ex) / determinant
        return lat, lon

    def _affine(self, km: Point) -> Point:
        east, north = km
        column = self._transform.column[0] * east + self._transform.column[1] * north + self._transform.column[2]
        row = self._transform.row[0] * east + self._transform.row[1] * north + self._transform.row[2]
        return (column * HALF_SQRT3, row) if self._layout.flat else (column, row * HALF_SQRT3)


class Conic:
    """The two conic projections of the sphere that campaign maps are drawn in."""

    def __init__(self, transform: Transform) -> None:
        first, second = (math.radians(parallel) for parallel in transform.parallels)
        self._radius = transform.radius_km
        self._meridian = math.radians(transform.origin[1])
        self._kind = transform.projection
        if self._kind == "equidistant-conic":
            self._n = (math.cos(first) - math.cos(second)) / (second - first)
            self._constant = math.cos(first) / self._n + first
        elif self._kind == "lambert-conic":
            ratio = math.log(math.cos(first) / math.cos(second))
            self._n = ratio / math.log(_half_angle(second) / _half_angle(first))
            self._constant = math.cos(first) * _half_angle(first) ** self._n / self._n
        else:
            raise ValueError(f"no such projection: {self._kind}")
        self._base = self._rho(math.radians(transform.origin[0]))

    def kilometres(self, at: LatLon) -> Point:
        """East and north of the origin."""
        rho = self._rho(math.radians(at[0]))
        angle = self._n * (math.radians(at[1]) - self._meridian)
        return self._radius * rho * math.sin(angle), self._radius * (self._base - rho * math.cos(angle))

    def _rho(self, latitude: float) -> float:
        if self._kind == "equidistant-conic":
            return self._constant - latitude
        return float(self._constant / _half_angle(latitude) ** self._n)


def _half_angle(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)
