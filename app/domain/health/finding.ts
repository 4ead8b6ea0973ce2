/** A result of a health check. */
export interface HealthFinding {
  /** `fault`: the site does not work; `advice`: the site works but needs attention. */
  level: "fine" | "advice" | "fault";
  /** The subject of the check. */
  about: string;
  /** The result. */
  text: string;
  /** The recommended action, if any. */
  fix?: string;
}

export const fine = (about: string, text: string): HealthFinding => ({ level: "fine", about, text });

export const advice = (about: string, text: string, fix: string): HealthFinding => ({
  level: "advice",
  about,
  text,
  fix,
});

export const fault = (about: string, text: string, fix: string): HealthFinding => ({
  level: "fault",
  about,
  text,
  fix,
});

/** Returns the message of an error with passwords removed from URLs. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  const own =
    error instanceof AggregateError ? (error.errors[0] as Error | undefined)?.message : error.message;
  return (own || code || error.name).replace(/:\/\/[^@/\s]*@/g, "://…@");
}
