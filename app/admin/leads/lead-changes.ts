import { z } from "zod";
import { leadStatusSchema } from "#app/domain/leads/lead.ts";

const owner = z.union([z.enum(["me", "nobody"]), z.uuid()]);

/** What a change has replaced, lead by lead: what it takes to undo it. */
const undoSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    to: leadStatusSchema,
    from: z.array(z.tuple([z.uuid(), leadStatusSchema])).max(1000),
  }),
  z.object({
    kind: z.literal("owner"),
    to: z.uuid().nullable(),
    from: z.array(z.tuple([z.uuid(), z.uuid().nullable()])).max(1000),
  }),
]);
export type Undo = z.output<typeof undoSchema>;

const undoText = z.string().transform((text, context) => {
  try {
    return z.array(undoSchema).max(2).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: "custom", message: "This cannot be undone any more" });
    return z.NEVER;
  }
});

/** What the list and the board send: leads and where they go, or what to undo. An empty choice says nothing. */
const leadChangesSchema = z.object({
  leadId: z.array(z.uuid()).max(1000),
  status: z.preprocess(emptyIsNothing, leadStatusSchema.optional()),
  owner: z.preprocess(emptyIsNothing, owner.optional()),
  undo: undoText.optional(),
});

export function readLeadChanges(form: FormData) {
  return leadChangesSchema.safeParse({
    leadId: form.getAll("leadId"),
    // A button that names a status says more than the select that was left as it is.
    status: form.getAll("status").filter(Boolean).at(-1),
    owner: form.get("owner") ?? undefined,
    undo: form.get("undo") ?? undefined,
  });
}

function emptyIsNothing(value: unknown) {
  return value === "" ? undefined : value;
}
