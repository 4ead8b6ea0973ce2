import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { isSameOriginMessage } from "#app/http/guards.server.ts";
import { siteEdition } from "#app/http/language.server.ts";
import { plainPage, plainPageHeaders } from "#app/http/plain-page.server.ts";
import { splitAddress } from "#app/http/split-address.ts";
import { defaultLanguage, mainEdition } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { MANIFEST_PATH } from "#app/paths/framework-addresses.ts";
import { isAdminPath, sitePaths, sitePathsIn } from "#app/paths/site-paths.ts";
import { messages } from "./messages.ts";
import { languageOfAddress } from "./requested-language.server.ts";

/** A complete response that does not need Remix. */
interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Middleware that responds if `answerOf` returns a response, and otherwise calls the next middleware. */
export function answerWith(
  answerOf: (request: IncomingMessage) => PlainAnswer | Promise<PlainAnswer> | undefined,
): RequestHandler {
  return async (request, response, next) => {
    const pending = answerOf(request);
    if (!pending) return next();
    const answer = await pending;
    const { status, headers, body } = answer;
    response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
  };
}

/** A refusal in one sentence, in English, for clients other than browsers. */
export function refusal(status: number, sentence: string, headers: Record<string, string> = {}): PlainAnswer {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
    body: `${sentence}\n`,
  };
}

/** The methods of browsers' forms and scripts on this site; no other site may send requests (CORS). */
const methods = ["GET", "HEAD", "POST", "DELETE"];

/**
 * Responds with 400 to an invalid address, host or percent encoding, and with 405 to a method that no route supports.
 * Express and Remix would throw and log each of them as an error.
 */
export const refuseMalformed = answerWith((request) => {
  const sentence = messages.malformed;
  if (!methods.includes(request.method ?? "")) return refusal(405, sentence, { Allow: methods.join(", ") });
  return isReadable(request) ? undefined : refusal(400, sentence);
});

/** Remix's adapter joins host and address, so a host must not contain the start of a path. */
const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

function isReadable({ url = "", headers }: IncomingMessage): boolean {
  const host = headers.host || "localhost";
  if (!url.startsWith("/") || !validHost.test(host)) return false;
  try {
    const path = decodeURIComponent(splitAddress(url).path);
    // `URL` reads a backslash as a slash, so it would be a segment that is not counted below.
    return !path.includes("\\") && URL.canParse(`http://${host}${url}`);
  } catch {
    return false;
  }
}

/** Parts of the site that the code before Remix recognises by the first segment. */
const starts = new Set(["admin", "preview", "healthz", "readyz"]);

/**
 * Redirects `/Admin/leads` and `/%61dmin/leads` to `/admin/leads`, and refuses writes to them. Remix ignores case and
 * decodes escapes, so such an address would be served as a public page: with another policy and other scripts.
 */
export const redirectMisspelled = answerWith(({ url = "", method }) => {
  const { pathname, search } = new URL(`http://localhost${url}`);
  const [first = "", ...rest] = pathname.slice(1).split("/");
  const start = decodeURIComponent(first).toLowerCase();
  if (start === first || !starts.has(start)) return undefined;
  return movedTo(["", start, ...rest].join("/") + search, method);
});

/** Redirects `/x/../about`, which browsers resolve and Remix would serve: each page has one address. */
export const redirectDots = answerWith(({ url = "", method }) => {
  if (!/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(splitAddress(url).path)) return undefined;
  const { pathname, search } = new URL(`http://localhost${url}`);
  return movedTo(pathname.replace(/^\/+/, "/") + search, method); // `//x` would be another site
});

/** The one address of a page that was asked for by another; a write is refused. */
function movedTo(address: string, method: string | undefined) {
  if (method !== "GET" && method !== "HEAD") return refusal(404, messages.noPage);
  return refusal(301, messages.pageMoved, { Location: address });
}

/** The site's longest address has six segments. Remix compares each segment with every route. */
const MAX_SEGMENTS = 24;
const MAX_PATH_BYTES = 2048;

/** The maximum URL length of Remix's own client. */
const MAX_QUERY_BYTES = 7680;
const MAX_PARAMETERS = 100;

/**
 * Refuses addresses that no page, form or client of this site sends and that are expensive for Remix: thousands of
 * segments or parameters, and data requests of Remix 1, which Remix 2 logs as an error.
 */
export const refuseOversized = answerWith(({ url = "" }) => {
  const { path, query } = splitAddress(url);
  if (path.length > MAX_PATH_BYTES || query.length > MAX_QUERY_BYTES)
    return refusal(414, messages.addressTooLong);
  if (count(path, "/") > MAX_SEGMENTS) return refusal(404, messages.noPage);
  const isManifest = new URL(`http://localhost${path}`).pathname === MANIFEST_PATH;
  if (!isManifest && count(query, "&") >= MAX_PARAMETERS) return refusal(400, messages.tooManyParameters);
  if (new URLSearchParams(query).has("_data")) return refusal(400, messages.unsupportedDataRequest);
  return undefined;
});

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/**
 * CSRF protection: responds with 403 and an explanation to writes from other sites.
 *
 * Remix has its own check, which throws for an `Origin` that it cannot parse or that differs from the `Host`, with
 * status 500 and an error in the log. Accepted requests reach Remix without the headers that it compares. Nothing else
 * reads them, because the site's address is SITE_URL.
 */
export const refuseForeignWrite = answerWith((request) => {
  if (!isSameOriginMessage(request)) return foreignWritePage(request.url ?? "");
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  return undefined;
});

async function foreignWritePage(url: string): Promise<PlainAnswer> {
  const isAdmin = isAdminPath(url.replace(/[?.].*$/s, ""));
  const edition = isAdmin
    ? mainEdition(defaultLanguage)
    : await inContentLanguage(await languageOfAddress(url), siteEdition);
  const { language } = edition;
  const { foreignForm } = serverMessagesIn(language).refusals;
  const [address, label] = isAdmin
    ? [sitePaths.adminStart(), foreignForm.openAdmin]
    : [sitePathsIn(edition).letsTalk(), foreignForm.openContactForm];
  return {
    status: 403,
    headers: plainPageHeaders,
    body: plainPage({
      language,
      title: foreignForm.title,
      sentences: [foreignForm.reason, foreignForm.again, foreignForm.extension],
      link: { to: address, label },
    }),
  };
}
