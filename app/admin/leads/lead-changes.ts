import { z } from "zod";
import { leadStatusSchema, MAX_CHANGED_LEADS } from "#app/domain/leads/lead.ts";
import { parseBoundedJson } from "#app/http/bounded-json.ts";
import { messages } from "./messages.ts";

const owner = z.union([z.enum(["me", "nobody"]), z.uuid()]);

const idsSchema = z.array(z.uuid()).max(MAX_CHANGED_LEADS);

/** The replaced values and where they applied, to undo a change. */
const undoSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    to: leadStatusSchema,
    from: z.array(z.tuple([leadStatusSchema, idsSchema])).max(10),
  }),
  z.object({
    kind: z.literal("owner"),
    to: z.uuid().nullable(),
    from: z.array(z.tuple([z.uuid().nullable(), idsSchema])).max(1000),
  }),
]);
export type Undo = z.output<typeof undoSchema>;

const undoText = z.string().transform((text, context) => {
  try {
    return z.array(undoSchema).max(2).parse(parseBoundedJson(text));
  } catch {
    context.addIssue({ code: "custom", message: messages.thisCanNoLongerBe });
    return z.NEVER;
  }
});

/** A change from the list or the board: leads and their new values, or an undo. An empty choice is ignored. */
const leadChangesSchema = z.object({
  leadId: idsSchema,
  /** All leads that match the list's query, on every page, and existed when the list was rendered. */
  everything: z.preprocess((value) => value === "yes", z.boolean()),
  until: z.coerce.date().optional(),
  status: z.preprocess(emptyIsNothing, leadStatusSchema.optional()),
  owner: z.preprocess(emptyIsNothing, owner.optional()),
  undo: undoText.optional(),
});

export function readLeadChanges(form: FormData) {
  return leadChangesSchema.safeParse({
    leadId: form.getAll("leadId"),
    everything: form.get("everything"),
    until: form.get("until") ?? undefined,
    // A button that names a status overrides the unchanged select.
    status: form.getAll("status").filter(Boolean).at(-1),
    owner: form.get("owner") ?? undefined,
    undo: form.get("undo") ?? undefined,
  });
}

function emptyIsNothing(value: unknown) {
  return value === "" ? undefined : value;
}
