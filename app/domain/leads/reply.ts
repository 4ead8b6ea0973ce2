import { z } from "zod";
import { messages } from "./messages.ts";
import { manyLines, oneLine, shortened } from "./text.ts";

const placeholder = /\{\{([^{}]*)\}\}/g;

const filledIn = (text: string) => [...text.matchAll(placeholder)].length === 0;

/** A reply to a lead's sender. */
export const replySchema = z.object({
  id: z.uuid(),
  subject: z
    .string(messages.enterASubject)
    .overwrite(oneLine)
    .min(1, messages.enterASubject)
    .max(200, messages.useAtMost200)
    .refine(filledIn, messages.fillPlaceholders),
  body: z
    .string(messages.enterAReply)
    .overwrite(manyLines)
    .min(1, messages.enterAReply)
    .max(20_000, messages.useAtMost20000)
    .refine(filledIn, messages.fillPlaceholders),
});
export type Reply = z.output<typeof replySchema>;

export interface ReplyTemplate {
  name: string;
  subject: string;
  body: string;
}

interface ReplyContext {
  lead: { name: string; description: string; createdAt: Date };
  sender: string;
  agency: string;
  /** Of the office, for the date of the enquiry. */
  timeZone: string;
}

/** Fills a template with the lead's values. Unknown placeholders remain, which prevents the reply from being sent. */
export function fillTemplate(template: ReplyTemplate, context: ReplyContext): ReplyTemplate {
  const { lead, sender, agency } = context;
  const values: Record<string, string | undefined> = {
    name: lead.name,
    "first name": lead.name.split(" ")[0] ?? lead.name,
    sender,
    agency,
    enquiry: quoted(context),
  };
  const fill = (text: string) =>
    text.replace(placeholder, (whole, name: string) => values[name.trim().toLowerCase()] ?? whole);
  return { name: template.name, subject: fill(template.subject), body: fill(template.body) };
}

/** Quotes the enquiry as mail programs do. */
function quoted({ lead, timeZone }: ReplyContext): string {
  const date = lead.createdAt.toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
  const lines = shortened(lead.description, 4000).split("\n");
  return [messages.youWrote(date), ...lines.map((line) => `> ${line}`.trimEnd())].join("\n");
}
