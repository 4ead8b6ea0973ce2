import { z } from "zod";

export const emailSchema = z
  .string({ error: "Enter your e-mail address" })
  .trim()
  .max(254, "This address is too long to be one")
  .pipe(z.email({ error: "This is not an e-mail address" }));

export const MAX_PASSWORD_LENGTH = 200;

/** A password that somebody has already. */
export const passwordSchema = z
  .string({ error: "Enter your password" })
  .max(MAX_PASSWORD_LENGTH, "Your password is at most 200 characters long");

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema });

/** At least 12 characters and no rules about their kind, as NIST SP 800-63B advises. */
export const newPasswordSchema = z
  .string({ error: "Choose a password" })
  .min(12, "Use at least 12 characters; a few words in a row are fine")
  .max(200, "Use at most 200 characters");

/** Line breaks, control characters, marks that turn the direction of text, and spaces without width. */
const unsafeInNames = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

export const nameSchema = z
  .string({ error: "Enter your name" })
  .trim()
  .min(1, "Enter your name")
  .max(120, "Use at most 120 characters")
  .refine((name) => !unsafeInNames.test(name), "Use letters, digits and punctuation on one line");

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
    .string({ error: "Enter a code" })
    .trim()
    .min(6, "A code of the app has six digits, a recovery code sixteen letters and digits")
    .max(40, "A code of the app has six digits, a recovery code sixteen letters and digits"),
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
