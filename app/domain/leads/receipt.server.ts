import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { within } from "#app/platform/deadline.ts";
import { log } from "#app/platform/log.server.ts";
import { signingKey } from "#app/platform/secrets.server.ts";
import { referenceOf } from "./lead.ts";
import { contactFactsOf } from "./lead-fields.ts";
import { languageOfLead } from "./lead-language.ts";
import { findLead } from "./leads.server.ts";
import { officeHoursOf } from "./office-hours.ts";
import { deadlineOf } from "./office-times.server.ts";
import type { Receipt } from "./receipt.ts";

/** Milliseconds for which the sender's browser can view the receipt. */
export const RECEIPT_VALID_FOR_MS = 60 * 60 * 1000;

/** Milliseconds that the response to a submitted form waits for its receipt. */
const TIMEOUT_MS = 1000;

const hmacKey = signingKey("enquiry-receipt");

/** Creates a token that shows one enquiry for an hour; call it only for the enquiry's sender. */
export function signReceipt(leadId: string, now = Date.now()): string {
  const text = `${leadId}.${now + RECEIPT_VALID_FOR_MS}`;
  return `${text}.${signatureOf(text)}`;
}

const tokenSchema = z
  .string()
  .regex(/^[0-9a-f-]{36}\.\d{13}\.[\w-]{43}$/)
  .optional();

/** Returns the lead id of a token; undefined for an expired or invalid token. */
export function readReceiptToken(token: string | undefined, now = Date.now()): string | undefined {
  const [leadId, expiresAt, signature] = tokenSchema.catch(undefined).parse(token)?.split(".") ?? [];
  if (!leadId || !signature || Number(expiresAt) < now) return undefined;
  const expected = Buffer.from(signatureOf(`${leadId}.${expiresAt}`));
  return timingSafeEqual(expected, Buffer.from(signature)) ? leadId : undefined;
}

function signatureOf(text: string): string {
  return createHmac("sha256", hmacKey).update(text).digest("base64url");
}

/**
 * Undefined when the lead does not exist or the database does not respond in time: the enquiry is stored all the same.
 */
export async function findReceipt(leadId: string): Promise<Receipt | undefined> {
  try {
    return await within(TIMEOUT_MS, readReceipt(leadId));
  } catch (err) {
    log.warn({ err }, "a receipt could not be read");
    return undefined;
  }
}

async function readReceipt(leadId: string): Promise<Receipt | undefined> {
  const [lead, settings] = await Promise.all([findLead(leadId), getSettings()]);
  if (!lead) return undefined;
  const language = languageOfLead(lead, settings);
  const { name, email, ndaNeeded, description, createdAt, isAboveLimit } = lead;
  return {
    reference: referenceOf(leadId),
    deadline: deadlineOf(createdAt, officeHoursOf(settings), language),
    isConfirmed: settings.leads_confirmation_enabled && !isAboveLimit,
    name,
    email,
    ndaNeeded,
    facts: contactFactsOf(lead, serverMessagesIn(language).mails).map(({ label, value }) => ({
      label,
      value,
    })),
    description,
    files: (lead.attachedFiles ?? []).map((file) => ({ name: file.name, size: file.size })),
    missingFiles: lead.events.flatMap(({ type, detail }) => {
      if (type === "upload-failed") return [String(detail?.name)];
      return type === "captured" && Array.isArray(detail?.discarded) ? detail.discarded.map(String) : [];
    }),
  };
}
