import { messages } from "#app/admin/leads/messages.ts";
import type { Tone } from "#app/admin/status.tsx";
import type { Delivery } from "#app/domain/leads/deliveries.server.ts";

export const deliveryWords: Record<Delivery["state"], string> = {
  delivered: messages.delivered,
  "under-way": messages.inProgress,
  retrying: messages.failedRetrying,
  failed: messages.failed,
  "not-sent": messages.notSent,
};

export const deliveryTones: Record<Delivery["state"], Tone> = {
  delivered: "good",
  "under-way": "warn",
  retrying: "bad",
  failed: "bad",
  "not-sent": "quiet",
};

export const deliveryNames: Record<Delivery["kind"], string> = {
  notification: messages.mailToTheTeam,
  confirmation: messages.mailToTheSender,
  webhook: messages.webhook,
  reply: messages.reply,
};
