import { data } from "@remix-run/node";
import { uploadMaxBytes } from "#app/domain/media/media.ts";
import { MediaRefused } from "#app/domain/media/media-content.server.ts";
import type { OfferedFile } from "#app/domain/media/media-files.server.ts";
import type { UploadAnswer, UploadResult } from "#app/domain/media/media-item.ts";
import type { Upload } from "#app/domain/media/upload-media.server.ts";
import { MultipartError, type MultipartLimits, readMultipart } from "#app/http/multipart.server.ts";
import { paths } from "#app/paths/paths.ts";
import { log } from "#app/platform/log.server.ts";
import { messages } from "./messages.ts";

const limits: MultipartLimits = {
  body: uploadMaxBytes,
  field: 1024,
  fields: 10,
  files: 100,
  idleTimeoutMs: 30_000,
};

/**
 * Receives the files of a form one by one while they arrive, and returns a result for each: 200 when all are stored,
 * 400 when one was rejected, 408 and 413 for the whole form, 503 when one could not be stored.
 */
export async function receiveMedia(
  request: Request,
  take: (file: OfferedFile) => Promise<Upload | undefined>,
) {
  const results: UploadResult[] = [];
  try {
    await readMultipart(request, limits, {
      onField() {},
      async onFile({ field, name, body }) {
        if (field === "files" && name !== "") results.push(await uploadResult(name, take({ name, body })));
      },
    });
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error;
    return answer({ results, problem: wordsFor(error) }, error.status);
  }
  if (results.length === 0) return answer({ results, problem: "Choose a file first." }, 400);
  const outcomes = results.map(({ outcome }) => outcome);
  return answer({ results }, outcomes.includes("failed") ? 503 : outcomes.includes("refused") ? 400 : 200);
}

/** The result of one file, with a message for the uploader. */
export async function uploadResult(name: string, taking: Promise<Upload | undefined>): Promise<UploadResult> {
  try {
    const upload = await taking;
    return upload ?? { outcome: "refused", name, problem: "The file to replace has been deleted." };
  } catch (error) {
    if (error instanceof MediaRefused) return { outcome: "refused", name, problem: error.message };
    log.error({ err: error }, "a file could not be stored in the media library");
    return { outcome: "failed", name, problem: `${name} could not be stored. Try again.` };
  }
}

function answer(body: UploadAnswer, status: number) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  // The rest of the body was not read, so the connection cannot be reused.
  if (status === 408 || status === 413) headers.set("Connection", "close");
  return data(body, { status, headers });
}

function wordsFor({ status, message }: MultipartError): string {
  if (status === 413)
    return `The files are too large together: the limit is ${uploadMaxBytes / 1_048_576} MB per upload. Send fewer at a time.`;
  if (status === 408) return "The upload timed out. Check your connection and try again.";
  return message;
}

/** Messages for the result of a form, shown on the library screen that it redirects to. */
const words: Record<string, (count: number) => string> = {
  "nothing-chosen": () => "Nothing selected. Select at least one file.",
  "no-tags": () => "Enter at least one tag of at most 40 characters. Separate tags with commas.",
  tagged: (count) => `${messages.filesWere(count)} changed.`,
  deleted: (count) => `${messages.filesWere(count)} deleted.`,
  "alt-done": () => "All pictures have alternative text.",
};

/** The library's address with its search and the message key. */
export function returnToLibrary(path: unknown, news: string): string {
  const { pathname, searchParams } = new URL(String(path), "http://localhost");
  const parameters = pathname === paths.admin.media() ? searchParams : new URLSearchParams();
  parameters.set("news", news);
  return `${paths.admin.media()}?${parameters}`;
}

/** The message for an address; undefined without one and for unknown keys. */
export function newsIn(parameters: URLSearchParams): string | undefined {
  const [, what = "", count] = /^([a-z-]+?)(?:-(\d{1,6}))?$/.exec(parameters.get("news") ?? "") ?? [];
  return words[what]?.(Number(count ?? 0));
}
