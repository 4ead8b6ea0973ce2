import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Film } from "../films/film.ts";
import type { Rasteriser } from "../raster/rasteriser.ts";

/** Maximum bytes of a film file. */
const mostBytes = 700_000;

/** Target as a share of the limit: the rate control of x264 misses by a few per cent. */
const aim = 0.93;

/** Renders every frame and encodes the loop as WebM and MP4 into `folder`. Returns the bytes written. */
export async function writeFilm(film: Film, rasteriser: Rasteriser, folder: string): Promise<number> {
  const frames = await mkdtemp(join(tmpdir(), `film-${film.name}-`));
  await mkdir(folder, { recursive: true });
  try {
    const count = film.rate * film.seconds;
    for (let frame = 0; frame < count; frame++) {
      const png = await rasteriser.draw(film.frame(frame / count));
      await writeFile(join(frames, `${String(frame).padStart(4, "0")}.png`), png);
    }
    const input = ["-framerate", String(film.rate), "-i", join(frames, "%04d.png"), ...colours, ...plain];
    return (await writeWebm(film, input, folder)) + (await writeMp4(film, input, folder, frames));
  } finally {
    await rm(frames, { recursive: true });
  }
}

/** Without these flags players guess the colour space, and the film's background differs visibly from the page's. */
const colours = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"],
  ...[
    "-color_primaries",
    "bt709",
    "-color_trc",
    "iec61966-2-1",
    "-colorspace",
    "bt709",
    "-color_range",
    "tv",
  ],
];

/** No audio, and reproducible output. */
const plain = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"];

/** AV1 at constant quality: half the size of VP9 for hairlines. Coarser if the limit requires it. */
async function writeWebm(
  { name, rate, seconds, quality }: Film,
  input: string[],
  folder: string,
): Promise<number> {
  const file = join(folder, `${name}.webm`);
  for (let crf = quality; crf <= 60; crf += 3) {
    const video = ["-c:v", "libsvtav1", "-preset", "4", "-crf", String(crf), "-g", String(rate * seconds)];
    await ffmpeg([...input, ...video, file]);
    const { size } = await stat(file);
    if (size <= mostBytes) return size;
  }
  throw new Error(`${name}.webm does not fit into ${mostBytes} bytes: draw fewer lines or a shorter loop`);
}

/** Level 4 and its five reference frames are what hardware decoders of old phones support. */
const h264 = "-c:v libx264 -preset slower -tune animation -profile:v high -level:v 4.0 -refs 5".split(" ");

/** H.264 in two passes to a target size, for browsers without AV1. */
async function writeMp4(film: Film, input: string[], folder: string, scratch: string): Promise<number> {
  const file = join(folder, `${film.name}.mp4`);
  for (let bytes = film.mp4Bytes ?? mostBytes * aim; ; bytes *= 0.94) {
    const bits = Math.floor((bytes * 8) / film.seconds);
    const video = [
      ...h264,
      "-b:v",
      `${bits}`,
      "-g",
      `${film.rate * film.seconds}`,
      "-passlogfile",
      join(scratch, "pass"),
    ];
    await ffmpeg([...input, ...video, "-pass", "1", "-f", "null", "-"]);
    await ffmpeg([...input, ...video, "-pass", "2", "-movflags", "+faststart", file]);
    const { size } = await stat(file);
    if (size <= mostBytes) return size;
  }
}

/** @throws an Error that explains how to install ffmpeg if it is missing. */
export async function requireFfmpeg(): Promise<void> {
  try {
    await ffmpeg(["-version"]);
  } catch (cause) {
    throw new Error(
      "ffmpeg is needed to encode the films and was not found. On Debian or Ubuntu: apt-get install -y --no-install-recommends ffmpeg. On macOS: brew install ffmpeg.",
      { cause },
    );
  }
}

function ffmpeg(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-v", "error", "-y", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, SVT_LOG: "1" },
    });
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${said.trim()}`)),
    );
  });
}
