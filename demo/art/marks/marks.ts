import { type Lettering, outlined } from "../lines/letters.ts";

interface Mark extends Omit<Lettering, "size"> {
  size?: number;
  /** A symbol before the name, in a box of 24 by 32; filled by default. */
  sign?: string;
  /** Slant of the letters in degrees. */
  lean?: number;
}

const stroke = 'fill="none" stroke="currentColor" stroke-width="2"';

/** The fictitious clients of the demo agency, eight with a case and four more, by slug. */
const marks: Record<string, Mark> = {
  harbourline: {
    text: "Harbourline",
    font: "grotesk",
    weight: 700,
    spacing: -0.035,
    sign: `<path ${stroke} d="M0 24c4 0 4-3 8-3s4 3 8 3 4-3 8-3M5 15h14l-2.5-6h-9z"/>`,
  },
  nordvolt: { text: "nordvolt", font: "mono", weight: 500, breadth: 80, size: 19, spacing: -0.03 },
  ostra: { text: "OSTRA", font: "grotesk", weight: 300, spacing: 0.16, size: 21 },
  "penumbra-and-co": {
    text: "Penumbra&Co",
    font: "grotesk",
    weight: 600,
    spacing: -0.03,
    sign: '<path d="M11 6a10 10 0 0 1 0 20 13 13 0 0 0 0-20z"/><path fill="none" stroke="currentColor" stroke-width="1.5" d="M11 6.7a9.3 9.3 0 1 0 0 18.6"/>',
  },
  "calder-health": {
    text: "Calder Health",
    font: "grotesk",
    weight: 400,
    spacing: -0.015,
    sign: `<path ${stroke} d="M0 17h6l2.5-8 5 14 2.5-6h7"/>`,
  },
  tessel: {
    text: "tessel",
    font: "grotesk",
    weight: 800,
    spacing: -0.045,
    size: 25,
    sign: '<path d="M0 7h9v9H0zM11 18h9v9h-9z"/><path d="M20 7a9 9 0 0 1-9 9V7zM0 27a9 9 0 0 1 9-9v9z"/>',
  },
  "lumen-homes": {
    text: "LUMEN HOMES",
    font: "mono",
    weight: 400,
    breadth: 75,
    size: 15.5,
    spacing: 0.04,
    sign: `<path ${stroke} d="M1 26V11l9-6 9 6v15z"/><path d="M7 16h6v10H7z"/>`,
  },
  attis: { text: "ATTIS", font: "grotesk", weight: 800, spacing: -0.02, lean: 12 },
  "oriel-rail": {
    text: "oriel",
    font: "mono",
    weight: 700,
    breadth: 112.5,
    size: 18,
    spacing: -0.06,
    sign: `<path ${stroke} d="M3 5v22M17 5v22M0 9h20M0 16h20M0 23h20"/>`,
  },
  "marram-insurance": {
    text: "Marram",
    font: "grotesk",
    weight: 400,
    spacing: 0.01,
    sign: `<path fill="none" stroke="currentColor" stroke-width="1.5" d="M10 27C10 17 6 11 0 8M10 27c0-12 3-17 10-20M10 27c0-9-1-15-3-21M10 27c1-7 4-11 9-13"/>`,
  },
  solvane: {
    text: "solvane",
    font: "grotesk",
    weight: 300,
    spacing: 0.02,
    size: 25,
    sign: '<circle cx="9" cy="16" r="5"/><path fill="none" stroke="currentColor" stroke-width="1.5" d="M9 4v4M9 24v4M0 16h1.5M16.5 16H18"/>',
  },
  brackwater: { text: "BRACKWATER", font: "grotesk", weight: 600, spacing: 0.06, size: 17 },
};

/** The width of a symbol with its spacing, and the baseline of the letters. */
const signWidth = 31;
const baseline = 23.5;

/** SVG files, all 32 high, in `currentColor`. */
export async function drawMarks(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [slug, { sign, lean, size = 23, ...lettering }] of Object.entries(marks)) {
    const { path, width } = await outlined({ ...lettering, size });
    const start = sign ? signWidth : 1;
    const full = Math.ceil(start + width + (lean ? 8 : 1));
    const slope = lean ? ` skewX(-${lean})` : "";
    files.set(
      slug,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="32" viewBox="0 0 ${full} 32" color="#0e1112" fill="currentColor">${sign ?? ""}<path transform="translate(${start} ${baseline})${slope}" d="${path}"/></svg>\n`,
    );
  }
  return files;
}
