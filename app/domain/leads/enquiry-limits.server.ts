import { createChallenge, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { signingKey } from "#app/platform/secrets.server.ts";

const hour = 60 * 60;

/**
 * LEAD-14. Requests are limited per address. Enquiries with files and mail are also limited per site, so that they fit
 * the bucket and the mailbox: by default 1,200 a day with at most 18 GB of files. Only stored enquiries count; above
 * this limit a lead is stored and marked.
 */
const perAddress = defineRateLimit({
  name: "enquiry:address",
  points: env.LEAD_RATE_LIMIT_PER_ADDRESS,
  seconds: hour,
});
const perSite = defineRateLimit({
  name: "enquiry:site",
  points: env.LEAD_RATE_LIMIT_PER_SITE,
  seconds: hour,
});
const perSiteAndDay = defineRateLimit({
  name: "enquiry:site-day",
  points: 4 * env.LEAD_RATE_LIMIT_PER_SITE,
  seconds: 24 * hour,
});
/** Above half of the hourly limit, only a proof of work allows files and mail. */
const perSiteWithoutProof = defineRateLimit({
  name: "enquiry:site-unproven",
  points: Math.ceil(env.LEAD_RATE_LIMIT_PER_SITE / 2),
  seconds: hour,
});

const site = "all";

/** Counts a request from `address`. Returns the seconds to wait when it exceeds the limit, else 0. */
export function takeAddressPoint(address: string): Promise<number> {
  return perAddress.take(address);
}

/** How the site would handle the next enquiry: in full, with a proof of work, or marked as above the limit. */
type Capacity = "open" | "with-proof" | "none";

/** Reads the limits without counting. */
export async function findCapacity(): Promise<Capacity> {
  const [isHourSpent, isDaySpent, isProofNeeded] = await Promise.all([
    perSite.isSpent(site),
    perSiteAndDay.isSpent(site),
    perSiteWithoutProof.isSpent(site),
  ]);
  if (isHourSpent || isDaySpent) return "none";
  return isProofNeeded ? "with-proof" : "open";
}

interface CountedEnquiry {
  /** With files and a mail. */
  isWithinLimit: boolean;
  /** Refunds the count of an enquiry that was already stored. */
  refund(): Promise<void>;
}

/** Counts an enquiry that is about to be stored. */
export async function countEnquiry(hasProof: boolean): Promise<CountedEnquiry> {
  const taken = [perSiteWithoutProof];
  let seconds = await perSiteWithoutProof.take(site);
  if (seconds === 0 || hasProof) {
    taken.push(perSite, perSiteAndDay);
    seconds = Math.max(...(await Promise.all([perSite.take(site), perSiteAndDay.take(site)])));
  }
  if (seconds > 0)
    log.warn(
      { seconds },
      "the site's enquiry limit is reached; further enquiries are flagged and stored without files and mails",
    );
  return {
    isWithinLimit: seconds === 0,
    refund: async () => void (await Promise.all(taken.map((limit) => limit.refund(site)))),
  };
}

/** Maximum number of hashes that a browser computes: about a second on a phone, a cost that bots pay per enquiry. */
const MAX_NUMBER = 50_000;

const VALID_FOR_SECONDS = 20 * 60;

/** Each challenge is valid once. */
const used = defineRateLimit({ name: "enquiry:proof", points: 1, seconds: VALID_FOR_SECONDS });

const hmacKey = signingKey("enquiry-proof").toString("hex");

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
