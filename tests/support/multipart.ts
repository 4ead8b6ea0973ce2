import type { MultipartLimits, MultipartReader } from "#app/http/multipart.server.ts";

/** Low limits for tests. */
export const limits: MultipartLimits = { body: 200_000, field: 100, fields: 5, files: 3, idleTimeoutMs: 200 };

export const encoder = new TextEncoder();
const boundary = "xxBOUNDARYxx";
export const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
export const beginOfFile = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;
export const endOfForm = `\r\n--${boundary}--\r\n`;
export const part = (headers: string, body: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${body}\r\n`;

export function post(body: BodyInit | null, headers: Record<string, string> = {}, signal?: AbortSignal) {
  return new Request("https://kestrel.example/", {
    method: "POST",
    body,
    headers,
    signal,
    duplex: "half",
  } as RequestInit);
}

/** Sends these chunks, then applies `end` to the stream. */
export function streamed(
  pieces: (string | Uint8Array)[],
  end: (controller: ReadableStreamDefaultController) => void,
) {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      end(controller);
    },
  });
}

/** Records what arrives; the body of a file as its size or the error that ended it. */
export function notes() {
  const fields: [string, string][] = [];
  const files: { field: string; name: string; outcome: number | string }[] = [];
  const reader: MultipartReader = {
    onField: (name, value) => fields.push([name, value]),
    async onFile({ field, name, body }) {
      let size = 0;
      try {
        for await (const chunk of body) size += chunk.byteLength;
        files.push({ field, name, outcome: size });
      } catch (error) {
        files.push({ field, name, outcome: (error as Error).message });
      }
    },
  };
  return { fields, files, reader };
}
