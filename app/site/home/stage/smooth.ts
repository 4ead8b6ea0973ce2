/** One colour of a picture, row by row. */
export type Channel = Float32Array;

interface Size {
  width: number;
  height: number;
}

/** Means that are taken in a row: three come close to a Gaussian. */
const rounds = 3;

/** A channel blurred as CSS does it, by a Gaussian of this standard deviation in pixels; the border goes on for ever. */
export function smoothed(channel: Channel, { width, height }: Size, deviation: number): Channel {
  // https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement gives the box; here its half, whole pixels.
  const reach = Math.round((Math.sqrt((12 * deviation ** 2) / rounds + 1) - 1) / 2);
  let current = channel;
  for (let round = 0; round < rounds; round += 1) {
    current = meansAlongRows(current, { width, height }, reach);
    current = meansAlongRows(current, { width: height, height: width }, reach);
  }
  return current;
}

/** Every pixel's mean over `reach` neighbours to both sides, rows written as columns. */
function meansAlongRows(from: Channel, { width, height }: Size, reach: number): Channel {
  const to = new Float32Array(from.length);
  for (let row = 0; row < height; row += 1) {
    const at = (column: number) => from[row * width + Math.min(Math.max(column, 0), width - 1)] ?? 0;
    let sum = 0;
    for (let column = -reach; column <= reach; column += 1) sum += at(column);
    for (let column = 0; column < width; column += 1) {
      to[column * height + row] = sum / (2 * reach + 1);
      sum += at(column + reach + 1) - at(column - reach);
    }
  }
  return to;
}
