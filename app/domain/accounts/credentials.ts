import { z } from "zod";
import { messages } from "./messages.ts";

export const emailSchema = z
  .string({ error: messages.enterYourEmailAddress })
  .trim()
  .max(254, messages.thisAddressIsTooLong)
  .pipe(z.email({ error: messages.thisIsNotAValid }));

export const MAX_PASSWORD_LENGTH = 200;

/** A password that somebody has already. */
export const passwordSchema = z
  .string({ error: messages.enterYourPassword })
  .max(MAX_PASSWORD_LENGTH, messages.yourPasswordIsAtMost);

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema });

/** At least 12 characters and no rules about their kind, as NIST SP 800-63B advises. */
export const newPasswordSchema = z
  .string({ error: messages.chooseAPassword })
  .min(12, messages.useAtLeast12Characters)
  .max(200, messages.useAtMost200Characters);

/** Line breaks, control characters, marks that turn the direction of text, and spaces without width. */
const unsafeInNames = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

export const nameSchema = z
  .string({ error: messages.enterYourName })
  .trim()
  .min(1, messages.enterYourName)
  .max(120, messages.useAtMost120Characters)
  .refine((name) => !unsafeInNames.test(name), messages.useLettersDigitsAndPunctuation);

/** What the first owner fills in behind the one-time link. */
export const setupSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

export type Setup = z.output<typeof setupSchema>;

/** A code of an authenticator app, or a recovery code. */
export const secondStepSchema = z.object({
  code: z
    .string({ error: messages.enterACode })
    .trim()
    .min(6, messages.enterTheSixDigitsFrom)
    .max(40, messages.enterTheSixDigitsFrom),
});

/** Whoever has forgotten the password and asks for a link. */
export const emailFormSchema = z.object({ email: emailSchema });

/** A new password behind a link. */
export const newPasswordFormSchema = z.object({ password: newPasswordSchema });

/** A new password from within; the old one shows that it is still the same person. */
export const passwordChangeSchema = z.object({ current: passwordSchema, password: newPasswordSchema });

export const nameFormSchema = z.object({ name: nameSchema });

/** The password once more, before something that whoever finds a screen unlocked must not do. */
export const confirmationSchema = z.object({ password: passwordSchema });
