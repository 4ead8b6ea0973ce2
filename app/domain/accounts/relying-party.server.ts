import { env } from "#app/platform/env.server.ts";

/** Whom a passkey belongs to: this host. The same key works nowhere else, and so cannot be phished. */
export const rpID = new URL(env.SITE_URL).hostname;

/** What every answer of a passkey must show. */
export const expectedAnswer = {
  expectedOrigin: new URL(env.SITE_URL).origin,
  expectedRPID: rpID,
  /** A fingerprint, a face or a PIN: a passkey is two factors, not one. */
  requireUserVerification: true,
};
