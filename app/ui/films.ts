// Written by `npm run art`: change what is in demo/art/ and run it again.

import type { Drawn } from "./art.ts";

/** A seamless loop without sound; its poster is its first frame, by the name of a picture in these widths. */
interface Film extends Drawn {
  seconds: number;
  /** AV1 and H.264. */
  webm: string;
  mp4: string;
  poster: string;
}

/** Values of a source's `type`: a browser that cannot play AV1 does not fetch it. */
export const filmTypes = {
  webm: 'video/webm; codecs="av01.0.05M.08"',
  mp4: 'video/mp4; codecs="avc1.640028"',
};

export const films = {
  intro: {
    width: 1280,
    height: 720,
    seconds: 10,
    webm: "/art/films/intro.webm",
    mp4: "/art/films/intro.mp4",
    poster: "films/intro",
    widths: [640, 1280, 1920],
    fallbackWidth: 1280,
    ground: "#0e1112",
  },
  "intro-tall": {
    width: 720,
    height: 1280,
    seconds: 10,
    webm: "/art/films/intro-tall.webm",
    mp4: "/art/films/intro-tall.mp4",
    poster: "films/intro-tall",
    widths: [480, 720, 1080],
    fallbackWidth: 720,
    ground: "#0e1112",
  },
  background: {
    width: 1280,
    height: 720,
    seconds: 10,
    webm: "/art/films/background.webm",
    mp4: "/art/films/background.mp4",
    poster: "films/background",
    widths: [640, 1280],
    fallbackWidth: 1280,
    ground: "#0e1112",
  },
  loop: {
    width: 480,
    height: 480,
    seconds: 8,
    webm: "/art/films/loop.webm",
    mp4: "/art/films/loop.mp4",
    poster: "films/loop",
    widths: [240, 480],
    fallbackWidth: 480,
    ground: "#0e1112",
  },
  reel: {
    width: 1280,
    height: 720,
    seconds: 10,
    webm: "/art/films/reel.webm",
    mp4: "/art/films/reel.mp4",
    poster: "films/reel",
    widths: [640, 1280, 1920],
    fallbackWidth: 1280,
    ground: "#0e1112",
  },
} satisfies Record<string, Film>;

/** The signs of the intro in their order: symbols of /art/icons.svg. */
export const icons = [
  "compass",
  "bird",
  "wave",
  "node",
  "grid",
  "spark",
  "cart",
  "bank",
  "house",
  "route",
  "chat",
  "chart",
  "lock",
  "clock",
] as const;
