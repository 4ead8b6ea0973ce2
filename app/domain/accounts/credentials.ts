import { z } from "zod";
import { oneLine } from "#app/domain/texts/text.ts";
import { roleNames } from "./account.ts";
import { messages } from "./messages.ts";

export const emailSchema = z
  .string({ error: messages.enterAnEmailAddress })
  .trim()
  .max(254, messages.thisAddressIsTooLong)
  .pipe(z.email({ error: messages.thisIsNotAValid }));

export const MAX_PASSWORD_LENGTH = 200;

/** An existing password. */
export const passwordSchema = z
  .string({ error: messages.enterYourPassword })
  .max(MAX_PASSWORD_LENGTH, messages.yourPasswordIsAtMost);

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema });

/** At least 12 characters and no composition rules, as NIST SP 800-63B recommends. */
const newPasswordSchema = z
  .string({ error: messages.chooseAPassword })
  .min(12, messages.useAtLeast12Characters)
  .max(200, messages.useAtMost200Characters);

/** Refuses a name that `oneLine` would change, so that the stored name is the typed one. */
export const nameSchema = z
  .string({ error: messages.enterYourName })
  .trim()
  .min(1, messages.enterYourName)
  .max(120, messages.useAtMost120Characters)
  .refine((name) => name === oneLine(name), messages.useLettersDigitsAndPunctuation);

/** The form of the one-time setup link. */
export const setupSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

export type Setup = z.output<typeof setupSchema>;

/** An authenticator code or a recovery code. */
export const secondStepSchema = z.object({
  code: z
    .string({ error: messages.enterACode })
    .trim()
    .min(6, messages.enterTheSixDigitsFrom)
    .max(40, messages.enterTheSixDigitsFrom),
});

/** The form that requests a password reset link. */
export const emailFormSchema = z.object({ email: emailSchema });

/** The form of a password reset link. */
export const newPasswordFormSchema = z.object({ password: newPasswordSchema });

/** The form that changes the own password; the current password confirms the person's identity. */
export const passwordChangeSchema = z.object({ current: passwordSchema, password: newPasswordSchema });

export const nameFormSchema = z.object({ name: nameSchema });

/** The password again before a sensitive action, so that an unlocked screen is not enough. */
export const confirmationSchema = z.object({ password: passwordSchema });

const extensions = z.record(z.string(), z.unknown()).default({});

/** The browser's response after it creates a passkey, `RegistrationResponseJSON` of WebAuthn. */
export const registrationSchema = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).optional(),
  }),
  clientExtensionResults: extensions,
});

/** The browser's response after it signs in with a passkey, `AuthenticationResponseJSON` of WebAuthn. */
export const assertionSchema = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: extensions,
});

export const passkeyNameSchema = z
  .string({ error: messages.enterAName })
  .trim()
  .min(1, messages.enterAName)
  .max(60, messages.useAtMost60Characters);

export const passkeyNameFormSchema = z.object({ name: passkeyNameSchema });

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
export const roleChangeSchema = z.object({ role: roleSchema, password: passwordSchema });
