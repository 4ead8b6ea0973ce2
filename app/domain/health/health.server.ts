import { DeadlineError, within } from "#app/platform/deadline.ts";
import { env } from "#app/platform/env.server.ts";
import { examineServices } from "./examine-services.server.ts";
import { advice, type Finding } from "./finding.ts";
import { messages } from "./messages.ts";

const timeoutMs = 20_000;

/** Runs the checks of `npm run doctor` except those of the local machine. Resolves within 20 s. */
export async function checkHealth(): Promise<Finding[]> {
  try {
    return await within(timeoutMs, examineServices(env));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    return [advice(messages.healthCheck, messages.didNotFinish(timeoutMs / 1000), messages.slowService)];
  }
}
