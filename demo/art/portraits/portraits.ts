import type { Composition } from "../composition.ts";
import { ink, paper, sand } from "../lines/sheet.ts";
import { plateOf, type Sitter } from "./plate.ts";

/** Partners and leads of the demo agency, by the slug of their name. */
export const sitters = {
  "marta-esteves": {
    ...{ palette: sand, seed: 1, skin: 0.25, nose: 1.06, tip: -0.3 },
    ...{ hair: "bob", isDarkHaired: true, wears: "open" },
  },
  "tomas-rimkus": {
    ...{ palette: ink, seed: 2, faces: "left", skin: 0.1, chin: 1.15, brow: 1.3, nose: 1.08 },
    ...{ hair: "parted", beard: "short", wears: "shirt" },
  },
  "helen-ashworth": {
    ...{ palette: paper, seed: 3, nod: 0.05, skin: 0.08, chin: 0.9 },
    ...{ hair: "bun", wears: "roll", extra: "glasses", hot: "hair" },
  },
  "joana-pires": {
    ...{ palette: ink, seed: 4, faces: "left", nod: -0.06, skin: 0.75, nose: 0.92, tip: 0.2 },
    ...{ hair: "curls", isDarkHaired: true, wears: "round" },
  },
  "daniel-okafor": {
    ...{ palette: sand, seed: 5, nod: -0.08, skin: 1, nose: 0.96, brow: 1.2, neck: 1.3 },
    ...{ hair: "cropped", isDarkHaired: true, beard: "short", wears: "round", hot: "cloth" },
  },
  "greta-stankute": {
    ...{ palette: ink, seed: 6, faces: "left", skin: 0, nose: 0.88, tip: 0.7, chin: 0.85 },
    ...{ hair: "long", wears: "roll" },
  },
  "piotr-wolny": {
    ...{ palette: paper, seed: 7, skin: 0.2, nose: 1.15, tip: -0.4, brow: 1.3, neck: 1.7 },
    ...{ hair: "none", beard: "full", isDarkHaired: true, wears: "hood" },
  },
  "leonor-baptista": {
    ...{ palette: sand, seed: 8, faces: "left", nod: 0.1, skin: 0.35, nose: 0.92, tip: 0.5 },
    ...{ hair: "fringe", isDarkHaired: true, wears: "round" },
  },
  "rui-calado": {
    ...{ palette: ink, seed: 9, nod: 0.06, skin: 0.3, nose: 1.12, tip: -0.5 },
    ...{ hair: "receding", beard: "full", wears: "roll", extra: "glasses", hot: "glasses" },
  },
  "sam-hartley": {
    ...{ palette: sand, seed: 10, nod: -0.05, skin: 0.15, nose: 0.92, tip: 0.3 },
    ...{ hair: "tail", wears: "hood", extra: "earring" },
  },
} satisfies Record<string, Sitter>;

export const portraits: Record<string, Composition> = Object.fromEntries(
  Object.entries(sitters).map(([slug, sitter]) => [slug, plateOf(sitter)]),
);
