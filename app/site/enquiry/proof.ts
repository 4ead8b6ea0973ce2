import { z } from "zod";
import { sitePaths } from "#app/http/site-paths.ts";

/** Milliseconds that a visitor waits for the challenge and its solution; then the enquiry is sent without. */
const TIMEOUT_MS = 8000;

const challengeSchema = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
});

/**
 * The proof of work that the server asks for while the form is flooded (LEAD-14), as text; undefined when it asks for
 * none or the browser cannot work it out. The enquiry is taken without one too. Never rejects.
 */
export async function findProof(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(sitePaths.letsTalkProof(), { signal });
    if (answer.status !== 200) return undefined;
    const { maxnumber, ...challenge } = challengeSchema.parse(await answer.json());
    const number = await solve(challenge.salt, challenge.challenge, maxnumber, signal);
    return number === undefined ? undefined : JSON.stringify({ ...challenge, number });
  } catch {
    return undefined;
  }
}

/** The number that follows the salt in the text with this SHA-256. Browsers hash beside the page. */
async function solve(salt: string, challenge: string, max: number, signal: AbortSignal) {
  const encoder = new TextEncoder();
  for (let number = 0; number <= max && !signal.aborted; number += 1) {
    const digest = await crypto.subtle.digest("SHA-256", encoder.encode(salt + number));
    if (hexOf(digest) === challenge) return number;
  }
  return undefined;
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
