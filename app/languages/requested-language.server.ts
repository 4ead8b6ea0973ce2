import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { Language } from "./language.ts";

/**
 * The further language that the current request is answered in, such as `de` below `/de`. Without one: the main language
 * of the site, jobs and the admin. Settings, pages and content are read in it (decision 0062).
 */
const requestedLanguage = remember("requested-language", () => new AsyncLocalStorage<Language | undefined>());

/** The language that content is read in: the code of a further language, or empty for the main one. */
export function contentLanguage(): ContentLanguage {
  return requestedLanguage.getStore() ?? "";
}

/** Runs `read` in a further language, or with an empty code in the main one. */
export function inContentLanguage<Value>(language: ContentLanguage, read: () => Value): Value {
  return requestedLanguage.run(language || undefined, read);
}
