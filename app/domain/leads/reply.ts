import { z } from "zod";
import { manyLines, oneLine, shortened } from "#app/domain/texts/text.ts";
import { firstNameOf } from "./greeting.ts";
import { messages } from "./messages.ts";

const placeholder = /\{\{([^{}]*)\}\}/g;

const namesIn = (text: string) =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name.trim().toLowerCase());

const known = ["name", "first name", "sender", "agency", "enquiry"] as const;

/** The placeholders that replies must not contain: those that templates fill, and those that templates misspell. */
export function placeholdersOf(templates: ReplyTemplate[]): string[] {
  return [...new Set([...known, ...templates.flatMap(({ subject, body }) => namesIn(subject + body))])];
}

interface ReplyChecks {
  /** Of `placeholdersOf`. */
  placeholders: string[];
  /** The sender's text, which may contain braces of its own and is quoted in replies. */
  enquiry: string;
}

/** The schema of a reply to a lead's sender. */
export function replySchema({ placeholders, enquiry }: ReplyChecks) {
  const quoted = new Set(namesIn(enquiry));
  const isFilled = (text: string) =>
    namesIn(text.replace(/^>.*$/gm, "")).every((name) => quoted.has(name) || !placeholders.includes(name));
  return z.object({
    id: z.uuid(),
    subject: z
      .string(messages.enterASubject)
      .overwrite(oneLine)
      .min(1, messages.enterASubject)
      .max(200, messages.useAtMost200)
      .refine(isFilled, messages.fillPlaceholders),
    body: z
      .string(messages.enterAReply)
      .overwrite(manyLines)
      .min(1, messages.enterAReply)
      .max(20_000, messages.useAtMost20000)
      .refine(isFilled, messages.fillPlaceholders),
    /** The number of replies that the author has seen. A form that does not send it is not checked. */
    seenReplies: z.coerce.number().int().min(0).optional(),
  });
}
export type Reply = z.output<ReturnType<typeof replySchema>>;

export interface ReplyTemplate {
  name: string;
  subject: string;
  body: string;
}

interface ReplyContext {
  lead: { name: string; description: string };
  sender: string;
  agency: string;
  /** The line above the quoted enquiry: `On 20 November 2026 you wrote:` */
  youWrote: string;
}

/** Fills a template with the lead's values. Unknown placeholders remain, which prevents the reply from being sent. */
export function fillTemplate(template: ReplyTemplate, context: ReplyContext): ReplyTemplate {
  const { lead, sender, agency } = context;
  const values: Record<string, string | undefined> & Record<(typeof known)[number], string> = {
    name: lead.name,
    "first name": firstNameOf(lead.name) ?? lead.name,
    sender,
    agency,
    enquiry: quoted(context),
  };
  const fill = (text: string) =>
    text.replace(placeholder, (whole, name: string) => values[name.trim().toLowerCase()] ?? whole);
  return { name: template.name, subject: fill(template.subject), body: fill(template.body) };
}

/** Quotes the enquiry as mail programs do. */
function quoted({ lead, youWrote }: ReplyContext): string {
  const lines = shortened(lead.description, 4000).split("\n");
  return [youWrote, ...lines.map((line) => `> ${line}`.trimEnd())].join("\n");
}

/** Splits a reply into what its author wrote and the quoted enquiry or mail below it. */
function splitQuote(body: string): [own: string, quote: string] {
  const start = /(?:\n[^\n>]*:)?(?:\n>[^\n]*)+\s*$/.exec(`\n${body}`)?.index;
  return start === undefined ? [body, ""] : [body.slice(0, Math.max(start - 1, 0)), body.slice(start).trim()];
}

/** Adds name and brand below the author's text, unless its last lines contain the name. */
export function signed(body: string, author: string, brand: string): string {
  const [own, quote] = splitQuote(body);
  const end = own.trimEnd().split("\n").slice(-4).join("\n").toLowerCase();
  const [first = author] = author.split(" ");
  const isSigned = end.split(/[^\p{L}\p{M}’'-]+/u).includes(first.toLowerCase());
  return [own.trimEnd(), isSigned ? "" : `${author}\n${brand}`, quote].filter(Boolean).join("\n\n");
}
