import { z } from "zod";
import { documentPaths } from "#app/paths/site-paths.ts";

/** Milliseconds allowed for fetching and solving the challenge; then the enquiry is sent without proof. */
const TIMEOUT_MS = 8000;

const challengeSchema = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
});

/**
 * LEAD-14: returns the proof of work that the server requires while the form is flooded; undefined when it is not
 * required, the browser cannot compute it, or `cancelled` is aborted. The server also accepts enquiries without one. Never
 * rejects.
 */
export async function findProof(cancelled: AbortSignal): Promise<string | undefined> {
  const finding = new AbortController();
  const { signal } = finding;
  const stop = () => finding.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  cancelled.addEventListener("abort", stop, { signal });
  try {
    const answer = await fetch(documentPaths().letsTalkProof(), { signal });
    if (answer.status !== 200) return undefined;
    const { maxnumber, ...challenge } = challengeSchema.parse(await answer.json());
    const number = await solve(challenge.salt, challenge.challenge, maxnumber, signal);
    return number === undefined ? undefined : JSON.stringify({ ...challenge, number });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Finds the number that, appended to the salt, has this SHA-256 hash. Browsers hash off the main thread. */
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
