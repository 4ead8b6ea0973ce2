import { z } from "zod";
import { emailSchema, nameSchema, newPasswordSchema, passwordSchema } from "./credentials.ts";
import { messages } from "./messages.ts";
import { roleNames } from "./roles.ts";

const roleSchema = z.enum(roleNames, { error: messages.chooseARole });

/** The form by which an owner invites; another owner is invited with the password. */
export const invitationFormSchema = z.object({
  email: emailSchema,
  role: roleSchema,
  password: passwordSchema.optional(),
});

/** Whom an owner invites, and as what. */
export const invitationSchema = z.object({ email: emailSchema, role: roleSchema });

export type Invitation = z.output<typeof invitationSchema>;

/** What whoever accepts fills in. */
export const acceptanceSchema = z.object({ name: nameSchema, password: newPasswordSchema });

export type Acceptance = z.output<typeof acceptanceSchema>;

/** Another role; `was` is the one that the form was made for. */
export const roleChangeSchema = z.object({ role: roleSchema, was: roleSchema, password: passwordSchema });
