/** The success message; a live region announces it. */
export function FlashMessage({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <p role="status" className="mb-5 border-l-2 border-good pl-3">
      {children}
    </p>
  );
}

/** The message for `?done=…`; undefined without one and for unknown values. */
export function flashMessageOf(request: Request, words: Record<string, string>): string | undefined {
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return Object.hasOwn(words, done) ? words[done] : undefined;
}
