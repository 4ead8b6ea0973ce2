import { createHmac } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";

/** Maximum number of hashes that a browser computes: about a second on a phone, a cost that bots pay per enquiry. */
const MAX_NUMBER = 50_000;

const VALID_FOR_SECONDS = 20 * 60;

/** Each challenge is valid once. */
const used = defineRateLimit({ name: "enquiry:proof", points: 1, seconds: VALID_FOR_SECONDS });

/** Identical in every instance. */
const hmacKey = createHmac("sha256", env.SECRET_KEY ?? env.DATABASE_URL)
  .update("enquiry-proof")
  .digest("hex");

/** Creates a challenge in ALTCHA's open format: https://altcha.org/docs/v2/proof-of-work */
export function createProofChallenge() {
  const expires = new Date(Date.now() + VALID_FOR_SECONDS * 1000);
  return createChallenge({ hmacKey, maxNumber: MAX_NUMBER, expires });
}

const payloadSchema = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.hex().length(64),
  number: z.int().min(0).max(MAX_NUMBER),
  salt: z.string().regex(/^[0-9a-f]{24}\?expires=\d{10}&$/),
  signature: z.hex().length(64),
});

/** Whether the solution is valid, from this site and unused; marks it as used. Never rejects. */
export async function takeProof(solution: unknown): Promise<boolean> {
  const payload = payloadSchema.safeParse(parsed(solution));
  if (!payload.success || !(await verifySolution(payload.data, hmacKey))) return false;
  return (await used.take(payload.data.challenge)) === 0;
}

function parsed(solution: unknown): unknown {
  try {
    return typeof solution === "string" ? JSON.parse(solution) : undefined;
  } catch {
    return undefined;
  }
}
