import { createHmac } from "node:crypto";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { post } from "#app/platform/outgoing.server.ts";
import type { WebhookKey } from "./lead-fields.ts";
import { findLead, type Lead, recordLeadEvent } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { originOf } from "./notification.server.ts";

/** Milliseconds until the webhook request times out. */
const TIMEOUT_MS = 10_000;

interface Target {
  url?: string;
  secret?: string;
  /** Whether the address may be within a private network. */
  isPrivate?: boolean;
}

/**
 * LEAD-09: posts a lead to the agency's system as signed JSON; does nothing unless LEAD_WEBHOOK_URL is set. Signs with
 * LEAD_WEBHOOK_SECRET as defined by https://www.standardwebhooks.com. A redirect is an error: a signed request must not
 * reach another address. Skips a lead that was already delivered. Rejects when the response is not 2xx; `attempt`
 * counts from 1.
 */
export async function submitLeadExternally(
  leadId: string,
  attempt: number,
  {
    url = env.LEAD_WEBHOOK_URL,
    secret = env.LEAD_WEBHOOK_SECRET,
    isPrivate = env.LEAD_WEBHOOK_PRIVATE,
  }: Target = {},
) {
  const lead = await findLead(leadId);
  if (!url || !secret || !lead || lead.events.some(({ type }) => type === "webhook-sent")) return;

  const body = JSON.stringify(submissionOf(lead));
  try {
    const headers = {
      ...signatureHeaders({ id: lead.id, body, secret }),
      "Content-Type": "application/json",
    };
    const status = await post({ url, body, headers, timeoutMs: TIMEOUT_MS, isPrivate });
    if (status < 200 || status > 299) throw new RefusedError(status);
    await recordLeadEvent(db, leadId, "webhook-sent", { status, attempt });
  } catch (error) {
    await recordLeadEvent(db, leadId, "webhook-failed", { reason: reasonOf(error), attempt });
    throw error;
  }
}

/** The fields of LEAD-09; `id` is the same for each attempt, as an idempotency key. */
function submissionOf(lead: Lead) {
  const metadata = originOf(lead).map(({ label, value }) => `${label}: ${value}`);
  return {
    id: lead.id,
    name: lead.name,
    work_email: lead.email,
    phone_number: lead.phone,
    project_description: [lead.description, "---", ...metadata].join("\n"),
    nda_needed: lead.ndaNeeded,
    attachments: (lead.attachedFiles ?? []).map(({ name, url, size, type }) => ({
      name,
      url: env.SITE_URL + url,
      size,
      type,
    })),
  } satisfies Record<WebhookKey, unknown>;
}

function signatureHeaders({ id, body, secret }: { id: string; body: string; secret: string }) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "Webhook-Id": id, "Webhook-Timestamp": timestamp, "Webhook-Signature": `v1,${signature}` };
}

class RefusedError extends Error {
  override name = "RefusedError";

  constructor(status: number) {
    super(messages.responseStatus(status));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  if (error instanceof Error && error.name === "TimeoutError") return messages.noResponseInTime;
  return messages.addressUnreachable;
}
