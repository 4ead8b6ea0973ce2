import type { Composition } from "../composition.ts";
import { ink, type Palette, sand } from "../lines/sheet.ts";
import type { Framing } from "../portraits/bust.ts";
import { plateOf, type Sitter } from "../portraits/plate.ts";

const alarm: Palette = { ground: "#ff5a1f", line: "#0e1112", signal: "#f5f3ee" };

/** The head alone, in fewer and heavier slices than a portrait has, because it is shown at 56 px. */
const close: Framing = { zoom: 1.5, middle: 0.54, middleAt: 0.5, coarseness: 1.5, swell: 4 };

/** Quoted people, by the slug of their name. */
const people: Record<string, Sitter> = {
  "ines-duarte": {
    palette: sand,
    seed: 11,
    cut: "long",
    yaw: 0.46,
    breadth: 0.96,
    hot: { of: "hair", every: 4 },
  },
  "amara-nwosu": {
    palette: sand,
    seed: 12,
    cut: "curls",
    yaw: -0.4,
    breadth: 1.02,
    hot: { of: "cloth" },
  },
  "petri-lehtonen": {
    palette: alarm,
    seed: 13,
    cut: "cropped",
    yaw: -0.5,
    jaw: 1.05,
    hot: { of: "cloth" },
  },
  "mantas-kubilius": {
    palette: sand,
    seed: 14,
    cut: "parted",
    yaw: 0.58,
    breadth: 1.05,
    jaw: 1.04,
    hot: { of: "hair", every: 4 },
  },
  "femke-van-rooij": {
    palette: sand,
    seed: 15,
    cut: "bob",
    yaw: -0.56,
    breadth: 0.95,
    hot: { of: "hair", every: 4 },
  },
  "jonas-weidlich": {
    palette: ink,
    seed: 16,
    cut: "none",
    yaw: 0.52,
    breadth: 1.04,
    hot: { of: "cloth" },
  },
  "sigrid-aasen": {
    palette: sand,
    seed: 17,
    cut: "bun",
    yaw: 0.62,
    breadth: 0.97,
    nose: 1.1,
    hot: { of: "hair", every: 4 },
  },
  "aoife-brannigan": {
    palette: alarm,
    seed: 18,
    cut: "fringe",
    yaw: 0.44,
    breadth: 0.96,
    hot: { of: "hair", every: 4 },
  },
  "chiara-bellandi": {
    palette: sand,
    seed: 19,
    cut: "tail",
    yaw: -0.6,
    breadth: 0.94,
    nose: 1.15,
    hot: { of: "hair", every: 4 },
  },
  "nikos-stavrakis": {
    palette: ink,
    seed: 20,
    cut: "parted",
    beard: "short",
    yaw: -0.48,
    breadth: 1.03,
    hot: { of: "cloth" },
  },
};

export const avatars: Record<string, Composition> = Object.fromEntries(
  Object.entries(people).map(([slug, sitter]) => [slug, plateOf(sitter, close)]),
);
