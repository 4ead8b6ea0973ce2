import { type DragEvent, useState } from "react";
import { type UploadResult, uploadAnswerSchema } from "#app/domain/media/media-item.ts";
import { paths } from "#app/http/paths.ts";
import { sendForm } from "#app/http/send-form.ts";
import { messages } from "./messages.ts";

/** The id of a stored picture, or why it was not stored. */
export type StoredPicture = { mediaId: string } | { problem: string };

/** Milliseconds between polls for a new picture, and their maximum number. */
const READY_INTERVAL_MS = 1000;
const MAX_READY_CHECKS = 60;

/**
 * Stores a picture in the media library: a local file, or one that the site downloads from an address. Resolves when it
 * can be shown. Never rejects.
 */
export async function storePicture(source: File | URL): Promise<StoredPicture> {
  try {
    const answer = source instanceof File ? await upload(source) : await download(source);
    const { results, problem } = uploadAnswerSchema.parse(answer);
    const [result] = results;
    if (!result) return { problem: problem ?? messages.thePictureCouldNotBe };
    if (!isStored(result)) return { problem: result.problem };
    await untilReady(result.id);
    return { mediaId: result.id };
  } catch {
    const name = source instanceof File ? source.name : messages.thePictureFrom(source.host);
    return { problem: messages.wasNotAddedCheckYour(name) };
  }
}

function isStored(result: UploadResult): result is Extract<UploadResult, { id: string }> {
  return "id" in result;
}

function upload(file: File): Promise<unknown> {
  const body = new FormData();
  body.append("files", file);
  return sendForm(paths.admin.mediaUploads(), body);
}

async function download(address: URL): Promise<unknown> {
  const body = new URLSearchParams({ url: address.href });
  const answer = await fetch(paths.admin.mediaDownload(), { method: "POST", body, redirect: "manual" });
  if (answer.status === 403) return { results: [], problem: messages.thisAccountCannotAddPictures };
  return answer.json();
}

/** A new picture has no public address until its variants exist. */
async function untilReady(mediaId: string) {
  for (let checks = 0; checks < MAX_READY_CHECKS; checks += 1) {
    const answer = await fetch(paths.media(mediaId), { method: "HEAD", cache: "no-store" });
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, READY_INTERVAL_MS));
  }
}

/** Uploads one picture that is dropped on an element. `onStored` receives its id. */
export function usePictureDrop(onStored: (mediaId: string) => void) {
  const [isStoring, setStoring] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function store(file: File) {
    setProblem(undefined);
    setStoring(true);
    const stored = await storePicture(file);
    setStoring(false);
    if ("problem" in stored) setProblem(stored.problem);
    else onStored(stored.mediaId);
  }

  return {
    isStoring,
    problem,
    handlers: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop(event: DragEvent) {
        const [file, ...others] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        if (others.length > 0) setProblem(messages.dropOnePictureAtA);
        else if (!file.type.startsWith("image/")) setProblem(messages.isNotAPicture(file.name));
        else void store(file);
      },
    },
  };
}
