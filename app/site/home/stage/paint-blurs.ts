/**
 * HOME-05: from 120 px to none, in steps between which the sharper shows through the softer, in CSS pixels; and how
 * much brighter each is than the picture. Hairlines that are spread over their surroundings would be all but black.
 */
const strengths = [
  { blur: 8, gain: 1.4 },
  { blur: 24, gain: 2.2 },
  { blur: 56, gain: 3.2 },
  { blur: 120, gain: 4 },
];

/** Small: what is shown is soft. */
const painted = { width: 192, height: 108 };

/**
 * Paints the picture in `place` blurred, once per strength, each on a small canvas over it; stage.css lets them
 * through by opacity. Blurring a playing film of the size of the screen anew in every frame costs a machine without
 * a graphics card half of its frames.
 */
export async function paintBlurs(place: HTMLElement) {
  const picture = place.querySelector("img");
  if (!picture) return;
  picture.loading = "eager";
  await picture.decode();
  let softerThan = 0;
  for (const { blur, gain } of strengths) {
    const canvas = softened(picture, blur, gain);
    canvas.className = "stage-blur";
    canvas.style.setProperty("--softer-than", String(softerThan));
    canvas.style.setProperty("--softness", String(blur - softerThan));
    place.append(canvas);
    softerThan = blur;
  }
}

/** Blurs by making small and large again, which every browser can. */
function softened(picture: HTMLImageElement, blur: number, gain: number): HTMLCanvasElement {
  const across = Math.max(Math.round((window.innerWidth / blur) * 1.4), 8);
  let current: CanvasImageSource = picture;
  // In halves, so that every pixel of the picture counts.
  for (let width = 512; width > across; width /= 2) current = copy(current, width, (width * 9) / 16);
  const small = copy(current, across, (across * 9) / 16);
  brighten(small, gain);
  return copy(small, painted.width, painted.height);
}

function copy(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to paint on");
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** What lies above the ground, which is the colour of the ink, `gain` times as bright. */
function brighten(canvas: HTMLCanvasElement, gain: number) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let position = 0; position < data.length; position += 1) {
    const ground = inkChannels[position % 4];
    const value = data[position];
    if (ground !== undefined && value !== undefined) data[position] = ground + (value - ground) * gain;
  }
  context.putImageData(pixels, 0, 0);
}

/** `--ink` of tokens.css; the fourth channel is opacity and stays. */
const inkChannels = [0x0e, 0x11, 0x12];
