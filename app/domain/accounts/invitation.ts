import { z } from "zod";
import { roleNames } from "./account.ts";
import { emailSchema, nameSchema, newPasswordSchema, passwordSchema } from "./credentials.ts";
import { messages } from "./messages.ts";

const roleSchema = z.enum(roleNames, { error: messages.chooseARole });

/** The invitation form; inviting another owner requires the password. */
export const invitationFormSchema = z.object({
  email: emailSchema,
  role: roleSchema,
  password: passwordSchema.optional(),
});

/** Address and role of an invitation. */
const invitationSchema = z.object({ email: emailSchema, role: roleSchema });

export type Invitation = z.output<typeof invitationSchema>;

/** The form that accepts an invitation. */
export const acceptanceSchema = z.object({ name: nameSchema, password: newPasswordSchema });

export type Acceptance = z.output<typeof acceptanceSchema>;

/** A role change; `was` is the role that the form showed. */
export const roleChangeSchema = z.object({ role: roleSchema, was: roleSchema, password: passwordSchema });
