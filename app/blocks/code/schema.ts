import { z } from "zod";
import { fenced } from "#app/domain/rich-text/markdown.ts";
import { code as codeField, text } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, words } from "../markdown-parts.ts";

export const code = defineBlock({
  type: "code",
  version: 1,
  label: "Code",
  description: "Code with its file name and a copy button.",
  group: "text",
  icon: "code",
  props: z.object({
    ...sectionHead,
    code: codeField("Code"),
    file: text("File or language", { max: 80 }).optional(),
    caption: text("Caption", { max: 200 }).optional(),
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
  },
});
type CodeProps = z.output<typeof code.props>;

export function markdown({ code, file, caption, label, heading }: CodeProps): string {
  return section({ label, heading }, file && words(file), fenced(code), words(caption));
}
