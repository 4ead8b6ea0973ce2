/** What the address says has just been done (`?done=…`), in words; undefined for nothing, and for what nobody wrote. */
export function flashMessageOf(request: Request, words: Record<string, string>): string | undefined {
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return Object.hasOwn(words, done) ? words[done] : undefined;
}
