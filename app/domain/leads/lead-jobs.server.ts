import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

const payload = z.object({ leadId: z.uuid() });

/**
 * LEAD-10: tries until the mail server takes the mail. Waits grow to six hours, so a thousand tries are eight months;
 * a server that comes back is noticed within a minute.
 */
export const notifyTeam = defineJob({ name: "lead.notify-team", payload, maxAttempts: 1000 });

/** LEAD-09: twelve tries are about fifteen hours. */
export const submitExternally = defineJob({ name: "lead.submit-externally", payload, maxAttempts: 12 });
