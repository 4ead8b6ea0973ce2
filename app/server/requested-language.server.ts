import type { RequestHandler } from "express";
import { furtherLanguages } from "#app/http/language.server.ts";
import { codeOf } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { messages } from "./messages.ts";

/**
 * Middleware: a path that begins with the code of a further language is answered in it. A write below another code is
 * refused; for reads, routes call `requireKnownLanguage`.
 */
export const readInLanguage: RequestHandler = ({ url = "", method }, response, next) => {
  if (!codeOf(url)) return next();
  languageOfAddress(url).then((language) => {
    if (language || method === "GET" || method === "HEAD") return inContentLanguage(language, next);
    response.status(404).set("Cache-Control", "no-store").type("text/plain").send(`${messages.noPage}\n`);
  }, next);
};

/** The further language of the site that an address is in; empty for the main one. */
export async function languageOfAddress(url: string): Promise<ContentLanguage> {
  const code = codeOf(url);
  return code && (await furtherLanguages()).includes(code) ? code : "";
}
