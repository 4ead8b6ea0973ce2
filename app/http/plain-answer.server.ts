import type { ServerResponse } from "node:http";

/** An answer that is given before Remix sees the request. */
export interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export function sendPlainAnswer(response: ServerResponse, { status, headers, body }: PlainAnswer) {
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
}

/** A refusal in one sentence, for clients other than a person's browser. */
export function refusal(status: number, sentence: string, headers: Record<string, string> = {}): PlainAnswer {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
    body: `${sentence}\n`,
  };
}
