import type { IncomingMessage } from "node:http";
import { type PlainAnswer, refusal } from "./plain-answer.server.ts";

/**
 * Answers 400, or 405, to what `remix-serve` would stumble over and write into the log as text: an address that is
 * none, a path that cannot be decoded, a method that no Request may have.
 */
export function refuseMalformed(request: IncomingMessage): PlainAnswer | undefined {
  const sentence = "This request cannot be read.";
  if (request.method === "TRACE") return refusal(405, sentence, { Allow: "GET, HEAD, POST" });
  return isReadable(request) ? undefined : refusal(400, sentence);
}

function isReadable({ url = "", headers }: IncomingMessage): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return URL.canParse(`http://${headers.host || "localhost"}${url}`);
  } catch {
    return false;
  }
}
