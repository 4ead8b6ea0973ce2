/**
 * HOME-05: from 120 px to none, in steps between which the sharper shows through the softer, in CSS pixels; and how
 * much brighter each is than the picture. Hairlines that are spread over their surroundings would be all but black.
 */
const strengths = [
  { blur: 8, gain: 1.6 },
  { blur: 24, gain: 2.6 },
  { blur: 56, gain: 4 },
  { blur: 120, gain: 5.5 },
];

/** Small, for what is shown is soft; in the proportions of the film. */
const canvasSize = { width: 160, height: 90 };

/** What the blurs are painted on, as the films are: red, green, blue. */
const ground = [0x0e, 0x11, 0x12];

/**
 * Paints the picture in `place` blurred, once per strength, each on a small canvas over it; stage-moving.css lets
 * them through by opacity. Blurring a playing film of the size of the screen anew in every frame costs a machine
 * without a graphics card half of its frames.
 */
export async function paintBlurs(place: HTMLElement) {
  const picture = place.querySelector("img");
  if (!picture || place.querySelector("canvas")) return;
  picture.loading = "eager";
  await picture.decode();
  const channels = lightOf(await decodedElsewhere(picture));
  // The film covers the view.
  const scale = canvasSize.width / Math.max(window.innerWidth, (window.innerHeight * 16) / 9);
  const canvases: HTMLCanvasElement[] = [];
  let softerThan = 0;
  for (const { blur, gain } of strengths) {
    await nextFrame();
    const canvas = paint(
      channels.map((channel) => smoothed(channel, canvasSize, blur * scale)),
      gain,
    );
    canvas.className = "stage-blur";
    canvas.style.setProperty("--softer-than", String(softerThan));
    canvas.style.setProperty("--softness", String(blur - softerThan));
    canvases.push(canvas);
    softerThan = blur;
  }
  if (!place.querySelector("canvas")) place.querySelector("[data-film-layers]")?.append(...canvases);
}

/** As it is, but a picture that a canvas asks for would be decoded while the page stands still. */
async function decodedElsewhere({ currentSrc }: HTMLImageElement): Promise<ImageBitmap> {
  const answer = await fetch(currentSrc);
  return createImageBitmap(await answer.blob());
}

/** Each strength has a frame of its own. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/**
 * What the picture has above its ground, which a quarter of it is: as the picture tells it, for its encoder is a shade
 * off, and a shade six times as bright is a tint. Fractions are kept: rounded in between, dark colours fall into stripes.
 */
function lightOf(picture: ImageBitmap): Channel[] {
  const { canvas, context } = openCanvas();
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return ground.map((_, position) => {
    const channel = Float32Array.from(
      { length: data.length / 4 },
      (_, pixel) => data[pixel * 4 + position] ?? 0,
    );
    const dark = channel.slice().sort()[channel.length >> 2] ?? 0;
    return channel.map((value) => value - dark);
  });
}

/** Light on its ground, `gain` times as bright. */
function paint(channels: Channel[], gain: number): HTMLCanvasElement {
  const { canvas, context } = openCanvas();
  const pixels = context.createImageData(canvas.width, canvas.height);
  pixels.data.fill(255);
  channels.forEach((channel, position) => {
    channel.forEach((light, pixel) => {
      pixels.data[pixel * 4 + position] = (ground[position] ?? 0) + light * gain;
    });
  });
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function openCanvas() {
  const canvas = Object.assign(document.createElement("canvas"), canvasSize);
  // Without transparency nothing below it has to be drawn.
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("there is no canvas to paint on");
  return { canvas, context };
}

/** One colour of a picture, row by row. */
type Channel = Float32Array;

interface Size {
  width: number;
  height: number;
}

/** Means that are taken in a row: three come close to a Gaussian. */
const passes = 3;

/** A channel blurred as CSS does it, by a Gaussian of this standard deviation in pixels; the border goes on for ever. */
export function smoothed(channel: Channel, { width, height }: Size, deviation: number): Channel {
  // https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement gives the box; here its half, whole pixels.
  const reach = Math.round((Math.sqrt((12 * deviation ** 2) / passes + 1) - 1) / 2);
  let current = channel;
  for (let round = 0; round < passes; round += 1) {
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
