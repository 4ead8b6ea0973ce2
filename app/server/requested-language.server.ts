import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { furtherLanguages } from "#app/http/language.server.ts";
import { codeOf } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";

/** Middleware: a path that begins with the code of a further language is answered in it. */
export const readInLanguage: RequestHandler = ({ url = "" }: IncomingMessage, _response, next) => {
  const code = codeOf(url);
  if (!code) return next();
  furtherLanguages().then((further) => inContentLanguage(further.includes(code) ? code : "", next), next);
};
