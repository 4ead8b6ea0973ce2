import type { Composition } from "../composition.ts";
import { ink, type Palette, sand } from "../lines/sheet.ts";
import { plateOf, type Sitter } from "../portraits/plate.ts";
import type { Framing } from "../portraits/pose.ts";

const alarm: Palette = { ground: "#ff5a1f", line: "#0e1112", signal: "#f5f3ee" };

/** The head alone, in fewer and heavier lines than a portrait has, because it is shown at 56 px. */
const close: Framing = { scale: 1.12, at: { x: 0.53, y: 0.5 }, weight: 1.6 };

/** Quoted people, by the slug of their name. */
const people: Record<string, Sitter> = {
  "ines-duarte": {
    ...{ palette: sand, seed: 11, skin: 0.4, nose: 1.04, hair: "long", isDarkHaired: true, wears: "round" },
  },
  "amara-nwosu": {
    ...{ palette: sand, seed: 12, faces: "left", skin: 1, nose: 0.94, tip: 0.2, hair: "curls" },
    ...{ isDarkHaired: true, wears: "round", hot: "cloth" },
  },
  "petri-lehtonen": {
    ...{ palette: alarm, seed: 13, faces: "left", skin: 0.1, chin: 1.2, hair: "cropped", wears: "shirt" },
  },
  "mantas-kubilius": {
    ...{ palette: sand, seed: 14, skin: 0.2, nose: 1.08, brow: 1.3, hair: "parted", wears: "shirt" },
    ...{ isDarkHaired: true, extra: "glasses" },
  },
  "femke-van-rooij": {
    ...{ palette: sand, seed: 15, faces: "left", skin: 0.05, tip: 0.4, nose: 0.94, hair: "bob", hot: "hair" },
    ...{ wears: "round" },
  },
  "jonas-weidlich": {
    ...{
      palette: ink,
      seed: 16,
      skin: 0.1,
      nose: 1.06,
      neck: 1.5,
      hair: "receding",
      wears: "roll",
      hot: "cloth",
    },
  },
  "sigrid-aasen": {
    ...{
      palette: sand,
      seed: 17,
      skin: 0.05,
      nose: 1.1,
      chin: 1.1,
      hair: "bun",
      wears: "roll",
      extra: "glasses",
    },
  },
  "aoife-brannigan": {
    ...{ palette: alarm, seed: 18, skin: 0.05, tip: 0.5, nose: 0.94, hair: "fringe", isDarkHaired: true },
    ...{ wears: "round" },
  },
  "chiara-bellandi": {
    ...{ palette: sand, seed: 19, faces: "left", skin: 0.3, nose: 1.12, tip: -0.3, hair: "tail" },
    ...{ isDarkHaired: true, wears: "open", extra: "earring" },
  },
  "nikos-stavrakis": {
    ...{ palette: ink, seed: 20, faces: "left", skin: 0.35, nose: 1.1, hair: "cropped", beard: "full" },
    ...{ wears: "shirt" },
  },
};

export const avatars: Record<string, Composition> = Object.fromEntries(
  Object.entries(people).map(([slug, sitter]) => [slug, plateOf(sitter, close)]),
);
