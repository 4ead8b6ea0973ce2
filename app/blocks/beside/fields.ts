import { group, longText, number, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { loadedBy } from "../define-block.ts";
import type loadBeside from "./load-beside.server.ts";

const beside = group(
  "Beside the text",
  {
    figure: text("Figure", { max: 12, help: "With its unit: 41%, 3.2×, 19 min" }).optional(),
    person: text("Person", {
      max: 80,
      help: "A name as in Settings › Home › Team: portrait and role are added",
    }).optional(),
    picture: image("Picture").optional(),
    drawing: number("Drawing", {
      min: 1,
      max: 99,
      help: "A small drawing. Another number gives another drawing.",
    }).optional(),
    text: longText("Note", {
      max: 240,
      help: "Alone, what the figure counts, or what the person says",
    }).optional(),
  },
  { help: "On wide screens in the right half, on phones below the text. All fields are optional." },
);

/** A field of blocks with running text, and what is loaded for it. */
export const besideText = { beside: beside.optional() };
export const besideData = loadedBy<typeof loadBeside>();
