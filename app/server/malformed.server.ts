import type { IncomingMessage } from "node:http";
import { answerWith, refusal } from "./plain-answer.server.ts";

/**
 * Answers 400 to an invalid address, host or percent encoding, and 405 to a method that a `Request` cannot have. Express
 * and Remix would throw and log each of them as an error.
 */
export const refuseMalformed = answerWith((request) => {
  const sentence = "This request cannot be read.";
  if (request.method === "TRACE") return refusal(405, sentence, { Allow: "GET, HEAD, POST" });
  return isReadable(request) ? undefined : refusal(400, sentence);
});

function isReadable({ url = "", headers }: IncomingMessage): boolean {
  try {
    const path = decodeURIComponent(url.split("?")[0] ?? "");
    // Remix resolves the decoded path once more, where `/\\` begins a host and needs a name behind it.
    if (path.startsWith("/\\") && !URL.canParse(path, "http://localhost")) return false;
    return URL.canParse(`http://${headers.host || "localhost"}${url}`);
  } catch {
    return false;
  }
}
