import { createHash } from "node:crypto";
import { defaultLanguage } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { log } from "#app/platform/log.server.ts";
import { openObject, type PrivateFile } from "#app/platform/objects.server.ts";
import { sizeOf } from "#app/platform/storage.server.ts";
import { orServiceUnavailable } from "./database-unavailable.server.ts";
import { orNotFound } from "./guards.server.ts";
import { messages } from "./messages.ts";
import { plainPage, plainPageHeaders } from "./plain-page.server.ts";
import { privateHeaders } from "./response-headers.ts";
import { requestedRange, streamObject } from "./stream-object.server.ts";

/**
 * Streams a private file as a download, whole or one range; `find` checks the permission. What is thrown as a Response
 * is answered as a small page with a link back, because people follow these addresses from mails, and Remix streams
 * only from routes without a screen.
 */
export async function answerDownload(
  request: Request,
  find: () => Promise<PrivateFile>,
  back: { to: string; label: string },
): Promise<Response> {
  try {
    return await send(request, await orServiceUnavailable(find()));
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
    const { status, headers } = thrown;
    const hint = hints[status];
    // Whoever may not have the file may not open the screen that it belongs to.
    const link = status === 403 ? { to: paths.admin.start(), label: messages.backToAdmin } : back;
    const page = plainPage({
      language: defaultLanguage,
      title: await thrown.text(),
      sentences: hint ? [hint] : [],
      link,
    });
    const answerHeaders = new Headers(headers);
    for (const [name, value] of Object.entries({ ...privateHeaders, ...plainPageHeaders }))
      answerHeaders.set(name, value);
    return new Response(page, { status, headers: answerHeaders });
  }
}

/** What to do, by status. */
const hints: Record<number, string | undefined> = {
  404: messages.fileMissing,
  502: messages.tryAgainInAMinute,
  503: messages.tryAgainInAMinute,
};

async function send(request: Request, { bucket, key, name, type }: PrivateFile): Promise<Response> {
  const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    ...privateHeaders,
    // Compressed, the response would have no length and its ranges would be wrong.
    "Cache-Control": "no-store, no-transform",
    "Content-Type": type,
    "Content-Disposition": attachmentNamed(name),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  if (request.method === "HEAD") {
    const size = orNotFound(await orBadGateway(sizeOf({ bucket, key })));
    headers.set("Content-Length", String(size));
    return new Response(null, { headers });
  }
  const range = requestedRange(request, etag);
  const object = orNotFound(await orBadGateway(openObject({ bucket, key, range })));
  if (object === "outside") throw new Response(messages.noSuchRange, { status: 416 });
  return streamObject(request, object, headers);
}

function orBadGateway<Value>(read: Promise<Value>): Promise<Value> {
  return read.catch((err: unknown) => {
    log.error({ err }, "a file cannot be opened while the storage is unavailable");
    throw new Response(messages.storageUnavailable, { status: 502 });
  });
}

/** https://www.rfc-editor.org/rfc/rfc6266#appendix-D: an ASCII name for old clients, the real one for others. */
function attachmentNamed(fileName: string): string {
  const plain = fileName.replace(/[^\w. ()-]/g, "_");
  const real = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
