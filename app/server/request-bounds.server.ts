import { MANIFEST_PATH } from "#app/http/framework-addresses.ts";
import { answerWith, refusal } from "./plain-answer.server.ts";

/** The longest address of the site has six segments. Remix compares each segment with every route. */
const MAX_SEGMENTS = 24;
const MAX_PATH_BYTES = 2048;

/** As long as Remix's own client lets an address become. */
const MAX_QUERY_BYTES = 7680;
const MAX_PARAMETERS = 100;

/**
 * Refuses an address that no page, form or client of this site sends and that costs Remix more than its share:
 * thousands of segments or parameters, or the data requests of Remix 1, which Remix 2 logs as an error.
 */
export const refuseOversized = answerWith(({ url = "" }) => {
  const [path = "", query = ""] = splitOnce(url);
  if (path.length > MAX_PATH_BYTES || query.length > MAX_QUERY_BYTES)
    return refusal(414, "This address is too long.");
  if (count(path, "/") > MAX_SEGMENTS) return refusal(404, "There is no page at this address.");
  const isManifest = new URL(`http://localhost${path}`).pathname === MANIFEST_PATH;
  if (!isManifest && count(query, "&") >= MAX_PARAMETERS)
    return refusal(400, "This address has too many parameters.");
  if (new URLSearchParams(query).has("_data"))
    return refusal(400, "This site takes no data requests of this kind.");
  return undefined;
});

function splitOnce(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
