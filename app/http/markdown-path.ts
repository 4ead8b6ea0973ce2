import { paths } from "./paths.ts";

/** The page of a Markdown address: `/solutions` for `/solutions.md`; undefined for other addresses. */
export function pageOfMarkdown(pathname: string): string | undefined {
  const [, page] = /^(\/.+)\.md$/.exec(pathname) ?? [];
  if (page === undefined) return undefined;
  return pathname === paths.markdown(paths.home()) ? paths.home() : page;
}
