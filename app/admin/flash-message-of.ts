/** The message for `?done=…`; undefined without one and for unknown values. */
export function flashMessageOf(request: Request, words: Record<string, string>): string | undefined {
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return Object.hasOwn(words, done) ? words[done] : undefined;
}
