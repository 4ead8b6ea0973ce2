import type { Size } from "#app/flow-field/point.ts";
import { rowMeans } from "#app/flow-field/row-means.ts";
import type { Colour } from "../air/painter.ts";
import { stageColours } from "./stage-colours.ts";

/**
 * HOME-05: from 120 px to no blur in steps that cross-fade, in CSS pixels, with the brightness gain of each step:
 * blurred hairlines would otherwise be almost black.
 */
const strengths = [
  { blur: 8, gain: 1.6 },
  { blur: 24, gain: 2.4 },
  { blur: 56, gain: 3.6 },
  { blur: 120, gain: 4.5 },
];

/** Small, because the content is blurred; in the film's proportions. */
const canvasSize = { width: 160, height: 90 };

/**
 * Paints blurred copies of the picture in `place`, one small canvas per strength; stage-moving.css cross-fades them. A
 * CSS blur of a full-screen playing film costs half of the frames on machines without a GPU.
 */
export async function paintBlurs(place: HTMLElement) {
  const picture = place.querySelector("img");
  if (!picture || place.querySelector("canvas")) return;
  picture.loading = "eager";
  await picture.decode();
  const { ground } = stageColours(place);
  const channels = lightOf(await decodedElsewhere(picture));
  // The film covers the view.
  const scale = canvasSize.width / Math.max(window.innerWidth, (window.innerHeight * 16) / 9);
  const canvases: HTMLCanvasElement[] = [];
  let softerThan = 0;
  for (const { blur, gain } of strengths) {
    await nextFrame();
    const canvas = paint(
      channels.map((channel) => smoothed(channel, canvasSize, blur * scale)),
      { gain, ground },
    );
    canvas.className = "stage-blur";
    canvas.style.setProperty("--softer-than", String(softerThan));
    canvas.style.setProperty("--softness", String(blur - softerThan));
    canvases.push(canvas);
    softerThan = blur;
  }
  if (!place.querySelector("canvas")) place.querySelector("[data-film-layers]")?.append(...canvases);
}

/** Decodes off the main thread; drawing the image to a canvas would decode it synchronously. */
async function decodedElsewhere({ currentSrc }: HTMLImageElement): Promise<ImageBitmap> {
  const answer = await fetch(currentSrc);
  return createImageBitmap(await answer.blob());
}

/** Each strength is computed in a separate frame. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/**
 * The light above the background, which covers at least a quarter of the picture. The background level is measured,
 * because the encoder shifts it slightly and the gain would turn that into a tint. Fractions are kept: rounding would
 * cause banding in dark colours.
 */
function lightOf(picture: ImageBitmap): Channel[] {
  const { canvas, context } = openCanvas();
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return [0, 1, 2].map((position) => {
    const channel = Float32Array.from(
      { length: data.length / 4 },
      (_, pixel) => data[pixel * 4 + position] ?? 0,
    );
    const dark = channel.slice().sort()[channel.length >> 2] ?? 0;
    return channel.map((value) => value - dark);
  });
}

/**
 * Paints the light on the background, multiplied by `gain`. The darkest part is the background: the gain would turn the
 * light that is everywhere into fog.
 */
function paint(channels: Channel[], { gain, ground }: { gain: number; ground: Colour }): HTMLCanvasElement {
  const { canvas, context } = openCanvas();
  const pixels = context.createImageData(canvas.width, canvas.height);
  pixels.data.fill(255);
  channels.forEach((channel, position) => {
    const everywhere = channel.reduce((least, light) => Math.min(least, light));
    channel.forEach((light, pixel) => {
      pixels.data[pixel * 4 + position] = (ground[position] ?? 0) * 255 + (light - everywhere) * gain;
    });
  });
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function openCanvas() {
  const canvas = Object.assign(document.createElement("canvas"), canvasSize);
  // Opaque canvases skip the compositing of layers below.
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas context to paint with");
  return { canvas, context };
}

/** One colour channel, row by row. */
type Channel = Float32Array;

/** Number of box blurs: three approximate a Gaussian. */
const passes = 3;

/** Blurs a channel like CSS: a Gaussian with this standard deviation in pixels; border pixels are repeated. */
export function smoothed(channel: Channel, { width, height }: Size, deviation: number): Channel {
  // https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement defines the box size; this is half of it, in whole
  // pixels.
  const reach = Math.round((Math.sqrt((12 * deviation ** 2) / passes + 1) - 1) / 2);
  let current = channel;
  for (let round = 0; round < passes; round += 1) {
    current = rowMeans(current, { width, height }, reach);
    current = rowMeans(current, { width: height, height: width }, reach);
  }
  return current;
}
