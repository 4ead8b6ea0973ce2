import { DeadlineError } from "./deadline.ts";

/**
 * Whether a transaction failed in a way that leaves open if it was stored: the connection broke or took too long,
 * perhaps after Postgres had committed. What it stands for must not be undone then.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof DeadlineError) return true;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return String(code).startsWith("CONNECTION_") || (cause instanceof Error && isOutcomeUnknown(cause));
}

/** Of Node, of the driver, and of a Postgres that is stopping or starting. */
const away = /^(CONNECT|ECONN|EPIPE|57P0)/;

/** Whether something failed because Postgres could not be reached or went away: it may be asked again. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return away.test(String(code)) || (cause instanceof Error && isDatabaseAway(cause));
}
