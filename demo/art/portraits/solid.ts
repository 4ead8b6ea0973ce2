/** A point in the bust's space: x to its left hand, y up, z towards the viewer; the head is about 1 tall. */
export type Place = [x: number, y: number, z: number];

/** Signed distance to the surface of a solid; negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

export function ellipsoid([cx, cy, cz]: Place, [rx, ry, rz]: Place): Solid {
  return (x, y, z) => {
    const [dx, dy, dz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const near = Math.hypot(dx, dy, dz);
    const slope = Math.hypot(dx / rx, dy / ry, dz / rz);
    return slope === 0 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
  };
}

/** A rod with round ends that tapers from one radius to the other. */
export function rod(from: Place, to: Place, thick: number, thin = thick): Solid {
  const [ex, ey, ez] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const square = ex * ex + ey * ey + ez * ez;
  return (x, y, z) => {
    const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
    const share = Math.min(Math.max((dx * ex + dy * ey + dz * ez) / square, 0), 1);
    return Math.hypot(dx - ex * share, dy - ey * share, dz - ez * share) - (thick + (thin - thick) * share);
  };
}

/** The half-space opposite to a plane's normal. */
export function below([px, py, pz]: Place, [nx, ny, nz]: Place): Solid {
  const length = Math.hypot(nx, ny, nz);
  return (x, y, z) => ((x - px) * nx + (y - py) * ny + (z - pz) * nz) / length;
}

/** The union of solids with a smooth seam of width `soft`. */
export function joined(soft: number, ...solids: Solid[]): Solid {
  return (x, y, z) => {
    let near = Number.POSITIVE_INFINITY;
    for (const solid of solids)
      near = near === Number.POSITIVE_INFINITY ? solid(x, y, z) : blend(near, solid(x, y, z), soft);
    return near;
  };
}

/** The intersection of solids with edges rounded by `soft`. */
export function shared(soft: number, ...solids: Solid[]): Solid {
  const inverted = joined(
    soft,
    ...solids.map(
      (solid): Solid =>
        (x, y, z) =>
          -solid(x, y, z),
    ),
  );
  return (x, y, z) => -inverted(x, y, z);
}

/** The first solid minus the second. */
export function without(soft: number, solid: Solid, taken: Solid): Solid {
  return shared(soft, solid, (x, y, z) => -taken(x, y, z));
}

/** The solid mirrored to both sides of the face. */
export function paired(solid: Solid): Solid {
  return (x, y, z) => solid(Math.abs(x), y, z);
}

function blend(one: number, other: number, soft: number): number {
  const share = Math.max(soft - Math.abs(one - other), 0) / (soft || 1);
  return Math.min(one, other) - share * share * soft * 0.25;
}
