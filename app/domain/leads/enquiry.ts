import { z } from "zod";
import { tidyPhone } from "#app/domain/contact/phone.ts";
import { manyLines, oneLine, shortened } from "#app/domain/texts/text.ts";
import type { Messages } from "#app/languages/messages.ts";
import { canonicalEmail, letterBeyondAscii } from "#app/platform/email-address.ts";
import { attachmentExtension, attachmentMaxBytes } from "./attachment.ts";
import type { DraftedField } from "./lead-fields.ts";
import { visitorHistoryLimit } from "./visitor-history.ts";

/** Attribution: values that the browser reports, sanitised; invalid ones are dropped instead of refused. */
const trace = (length: number) =>
  z
    .string()
    .optional()
    .transform((text) => shortened(oneLine(text ?? ""), length) || null);

export type EnquiryProblems = Messages["enquiry"]["problems"];

const MAX_NAME = 200;
const MAX_DESCRIPTION = 10_000;

/**
 * The form's fields by name; browser and server validate with the same schema, in the language of the page. The limits
 * keep a mail readable and far exceed normal input.
 */
export const enquirySchemaIn = (problems: EnquiryProblems) =>
  z.object({
    /** Created by the browser once per enquiry; empty in a form without JavaScript. */
    id: z.uuid({ error: problems.reloadPage }).optional(),
    name: z
      .string({ error: problems.nameRequired })
      .overwrite(oneLine)
      .min(1, { error: problems.nameRequired, abort: true })
      .max(MAX_NAME, problems.nameTooLong(MAX_NAME)),
    email: z
      .string({ error: problems.emailRequired })
      .trim()
      .min(1, { error: problems.emailRequired, abort: true })
      .overwrite((text) => canonicalEmail(text) ?? text)
      .refine((text) => canonicalEmail(text) !== undefined, {
        error: ({ input }) => {
          const letter = letterBeyondAscii(String(input));
          return letter ? problems.emailLetter(letter) : problems.emailInvalid;
        },
      }),
    phone: z
      .string()
      .overwrite((text) => tidyPhone(oneLine(text)))
      .regex(/^$|^[\d +()-]{10,40}( ext\. \d+)?$/, problems.phoneInvalid)
      .optional(),
    description: z
      .string({ error: problems.descriptionRequired })
      .overwrite(manyLines)
      .min(1, { error: problems.descriptionRequired, abort: true })
      .min(10, problems.descriptionTooShort)
      .max(MAX_DESCRIPTION, problems.descriptionTooLong(MAX_DESCRIPTION)),
    ndaNeeded: z.boolean().optional().default(false),
    /** Validated here in the browser; the server validates files while they arrive, apart from the fields. */
    files: z
      .array(z.file())
      .superRefine((files, context) => checkFiles(files, context, problems))
      .optional()
      .default([]),
    /** The honeypot: hidden from people, who leave it empty. */
    website: trace(500),
    sourcePage: trace(500),
    sourceUrl: trace(2000),
    utmSource: trace(300),
    utmMedium: trace(300),
    utmCampaign: trace(300),
    utmTerm: trace(300),
    utmContent: trace(300),
    referrer: trace(2000),
    /** LEAD-14: the solved challenge, as JSON; the request handler verifies it. */
    proof: z.string().max(1000).optional().catch(undefined),
    /** A JSON array of `path (ISO time)`, oldest first. */
    visitorHistory: z.string().optional().transform(readHistory),
  } satisfies Record<DraftedField, z.ZodType> & Record<string, z.ZodType>);

export type EnquirySchema = ReturnType<typeof enquirySchemaIn>;

export type Enquiry = Omit<z.output<EnquirySchema>, "id" | "files" | "proof"> & { id: string };

/** The enquiry with null for optional texts that were left empty, as the columns of a lead store it. */
export function emptyAsNull<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]);
  return Object.fromEntries(entries) as Values;
}

/** Field names that a request may contain, except the files. */
export const enquiryFieldsOf = (schema: EnquirySchema) =>
  Object.keys(schema.shape).filter((name) => name !== "files");

function checkFiles(files: File[], context: z.RefinementCtx, problems: EnquiryProblems) {
  for (const { name, size } of files) {
    const problem = !attachmentExtension(name)
      ? problems.fileType(name)
      : size > attachmentMaxBytes
        ? problems.fileTooLarge(name)
        : undefined;
    if (problem) context.addIssue({ code: "custom", message: problem });
  }
}

function readHistory(text: string | undefined): string[] {
  const entries = z.array(z.string()).safeParse(parseJson(text));
  if (!entries.success) return [];
  return entries.data.slice(-visitorHistoryLimit).map((entry) => shortened(oneLine(entry), 500));
}

function parseJson(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
