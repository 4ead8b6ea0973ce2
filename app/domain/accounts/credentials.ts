import { z } from "zod";

const email = z
  .string({ error: "Enter your e-mail address" })
  .trim()
  .max(254, "This address is too long to be one")
  .pipe(z.email({ error: "This is not an e-mail address" }));

export const signInSchema = z.object({
  email,
  password: z
    .string({ error: "Enter your password" })
    .max(200, "Your password is at most 200 characters long"),
});

/** At least 12 characters and no rules about their kind, as NIST SP 800-63B advises. */
export const newPasswordSchema = z
  .string({ error: "Choose a password" })
  .min(12, "Use at least 12 characters; a few words in a row are fine")
  .max(200, "Use at most 200 characters");

/** What the first owner fills in behind the one-time link. */
export const setupSchema = z.object({
  name: z
    .string({ error: "Enter your name" })
    .trim()
    .min(1, "Enter your name")
    .max(120, "Use at most 120 characters"),
  email,
  password: newPasswordSchema,
});

export type Setup = z.output<typeof setupSchema>;
