/** What an examination has found. */
export interface Finding {
  /** `fault`: the site does not work with it; `advice`: it does, and should not stay so. */
  level: "fine" | "advice" | "fault";
  /** What was looked at. */
  about: string;
  /** What is so. */
  text: string;
  /** What to do about it, where there is something to do. */
  fix?: string;
}

/** Nothing to do. */
export const fine = (about: string, text: string): Finding => ({ level: "fine", about, text });

/** Works, and should not stay so. */
export const advice = (about: string, text: string, fix: string): Finding => ({
  level: "advice",
  about,
  text,
  fix,
});

/** The site does not work with it. */
export const fault = (about: string, text: string, fix: string): Finding => ({
  level: "fault",
  about,
  text,
  fix,
});

/** What an error says, without what addresses have of passwords in them. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  const own =
    error instanceof AggregateError ? (error.errors[0] as Error | undefined)?.message : error.message;
  return (own || code || error.name).replace(/:\/\/[^@/\s]*@/g, "://…@");
}
