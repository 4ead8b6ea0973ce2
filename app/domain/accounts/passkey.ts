import { z } from "zod";
import { messages } from "./messages.ts";

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
