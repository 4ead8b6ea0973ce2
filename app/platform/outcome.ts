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
