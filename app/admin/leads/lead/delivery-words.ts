import type { Tone } from "#app/admin/status.tsx";
import type { Delivery } from "#app/domain/leads/deliveries.server.ts";

export const deliveryWords: Record<Delivery["state"], string> = {
  delivered: "Delivered",
  "under-way": "Under way",
  retrying: "Failed, is tried again",
  failed: "Failed",
  "not-sent": "Not sent",
};

export const deliveryTones: Record<Delivery["state"], Tone> = {
  delivered: "good",
  "under-way": "warn",
  retrying: "bad",
  failed: "bad",
  "not-sent": "quiet",
};

export const deliveryNames: Record<Delivery["kind"], string> = {
  notification: "Mail to the team",
  webhook: "Webhook",
  reply: "Reply",
};
