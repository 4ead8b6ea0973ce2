import { z } from "zod";
import { fenced } from "#app/domain/rich-text/markdown.ts";
import { code as codeField, list, longText, number, text } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, section, words } from "../markdown-parts.ts";

export const code = defineBlock({
  type: "code",
  version: 1,
  label: "Code",
  description: "Code with its file name and a copy button. With notes on its lines, it is across the page.",
  group: "text",
  icon: "code",
  props: z.object({
    ...sectionHead,
    code: codeField("Code"),
    file: text("File or language", { max: 80 }).optional(),
    caption: text("Caption", { max: 200 }).optional(),
    notes: list(
      "Notes",
      "note",
      { line: number("Line", { min: 1, max: 400 }), text: longText("Text", { max: 240 }) },
      { max: 8 },
    ).default([]),
  }),
  example: {
    label: "The rule",
    heading: "One line that starts arguments",
    code: 'if (answer.sources.length === 0) {\n  return handOver(conversation, "no source");\n}',
    file: "answer.ts",
    caption: "Most clients ask us to soften it in the second week.",
  },
  variants: {
    "a long line, alone": {
      code: "select seats.deck, count(*) filter (where bookings.id is null) as free from seats left join bookings on bookings.seat_id = seats.id group by seats.deck;",
    },
    "notes on two lines": {
      label: "The rule",
      heading: "Two lines that end arguments",
      file: "main.tf",
      code: "lifecycle {\n  prevent_destroy = true\n  ignore_changes  = [engine_version]\n}",
      notes: [
        { line: 2, text: "A plan that deletes this database fails." },
        { line: 3, text: "Managed databases patch themselves at night." },
      ],
    },
  },
});
type CodeProps = z.output<typeof code.props>;

export function markdown(
  { code, file, caption, notes, label, heading }: CodeProps,
  { language }: Edition,
): string {
  const { line: lineOf } = messagesIn(language).blocks.code;
  const noted = notes.map(({ line, text }) => `**${words(lineOf(line))}**: ${words(text)}`);
  return section({ label, heading }, file && words(file), fenced(code), bullets(noted), words(caption));
}
