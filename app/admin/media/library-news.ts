import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** Messages for the result of a form, shown on the library screen that it redirects to. */
const words: Record<string, (count: number) => string> = {
  "nothing-chosen": () => messages.nothingSelectedSelectAtLeast,
  "no-tags": () => messages.enterAtLeastOneTag,
  tagged: (count) => messages.changed(counted(count)),
  deleted: (count) => messages.deleted(counted(count)),
  "alt-done": () => messages.allPicturesHaveAlternativeText,
};

/** The library's address with its search and the message key. */
export function returnToLibrary(path: unknown, news: string): string {
  const { pathname, searchParams } = new URL(String(path), "http://localhost");
  const parameters = pathname === paths.admin.media() ? searchParams : new URLSearchParams();
  parameters.set("news", news);
  return `${paths.admin.media()}?${parameters}`;
}

/** The message for an address; undefined without one and for unknown keys. */
export function newsIn(parameters: URLSearchParams): string | undefined {
  const [, what = "", count] = /^([a-z-]+?)(?:-(\d{1,6}))?$/.exec(parameters.get("news") ?? "") ?? [];
  return words[what]?.(Number(count ?? 0));
}

function counted(count: number): string {
  return messages.filesWere(count);
}
