import { paths } from "./paths.ts";

/** The page that a Markdown address is the twin of: `/solutions` for `/solutions.md`; undefined for other addresses. */
export function pageOfMarkdown(pathname: string): string | undefined {
  const [, page] = /^(\/.+)\.md$/.exec(pathname) ?? [];
  if (page === undefined) return undefined;
  return pathname === paths.markdown(paths.home()) ? paths.home() : page;
}
