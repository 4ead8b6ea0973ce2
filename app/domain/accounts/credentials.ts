import { z } from "zod";

export const emailSchema = z
  .string({ error: "Enter your e-mail address" })
  .trim()
  .max(254, "This address is too long to be one")
  .pipe(z.email({ error: "This is not an e-mail address" }));

/** A password that somebody has already. */
export const passwordSchema = z
  .string({ error: "Enter your password" })
  .max(200, "Your password is at most 200 characters long");

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema });

/** At least 12 characters and no rules about their kind, as NIST SP 800-63B advises. */
export const newPasswordSchema = z
  .string({ error: "Choose a password" })
  .min(12, "Use at least 12 characters; a few words in a row are fine")
  .max(200, "Use at most 200 characters");

export const nameSchema = z
  .string({ error: "Enter your name" })
  .trim()
  .min(1, "Enter your name")
  .max(120, "Use at most 120 characters");

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
