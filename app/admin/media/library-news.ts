import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** What a form has done, told on the library's screen that it leads back to. */
const words: Record<string, (count: number) => string> = {
  "nothing-chosen": () => messages.nothingSelectedSelectAtLeast,
  "no-tags": () => messages.enterAtLeastOneTag,
  tagged: (count) => messages.changed(counted(count)),
  deleted: (count) => messages.deleted(counted(count)),
  "alt-done": () => messages.allPicturesHaveAlternativeText,
};

/** The library as it was searched, with the news in its address. */
export function returnToLibrary(path: unknown, news: string): string {
  const { pathname, searchParams } = new URL(String(path), "http://localhost");
  const parameters = pathname === paths.admin.media() ? searchParams : new URLSearchParams();
  parameters.set("news", news);
  return `${paths.admin.media()}?${parameters}`;
}

/** The news in an address, in words; undefined for none, and for any that nobody has written. */
export function newsIn(parameters: URLSearchParams): string | undefined {
  const [, what = "", count] = /^([a-z-]+?)(?:-(\d{1,6}))?$/.exec(parameters.get("news") ?? "") ?? [];
  return words[what]?.(Number(count ?? 0));
}

function counted(count: number): string {
  return messages.filesWere(count);
}
