import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

/** A complete response that needs nothing of Remix. */
export interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** A step that answers where `answerOf` has an answer, and gives every other request to the next step. */
export function answerWith(answerOf: (request: IncomingMessage) => PlainAnswer | undefined): RequestHandler {
  return (request, response, next) => {
    const answer = answerOf(request);
    if (!answer) return next();
    const { status, headers, body } = answer;
    response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
  };
}

/** A refusal in one sentence, for clients other than a person's browser. */
export function refusal(status: number, sentence: string, headers: Record<string, string> = {}): PlainAnswer {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
    body: `${sentence}\n`,
  };
}
