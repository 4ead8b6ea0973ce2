/** Hosts never matter here: only what stands behind them. */
const base = "http://own.invalid";

/**
 * A path as redirects are kept: lower-case, without a slash at the end, without what follows `?` or `#`. Undefined for
 * what is no path of this site.
 */
export function oldPath(value: string): string | undefined {
  const typed = value.trim();
  if (!typed.startsWith("/") || !URL.canParse(typed, base)) return undefined;
  const { origin, pathname } = new URL(typed, base);
  if (origin !== base) return undefined;
  return pathname
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .toLowerCase();
}

/** Where a redirect may lead: a path of this site or a web address. */
export function isTarget(value: string): boolean {
  // Browsers read a backslash as a slash: `/\evil.example` points to another site.
  return (
    /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(value) || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value))
  );
}
