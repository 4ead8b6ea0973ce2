import { type DragEvent, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type UploadResult, uploadAnswerSchema } from "#app/domain/media/media-item.ts";
import { sendForm } from "#app/http/send-form.ts";
import { paths } from "#app/paths/paths.ts";

/** Maximum concurrent uploads: the server processes one while the other is sent. */
const concurrency = 2;

export interface UploadState {
  key: string;
  file: File;
  /** `refused`: the file is invalid; `failed`: a retry is possible. */
  phase: "waiting" | "sending" | "storing" | "added" | "replaced" | "duplicate" | "refused" | "failed";
  /** The sent fraction, from 0 to 1. */
  progress: number;
  problem?: string;
  /** The id of the stored item; for a duplicate, of the existing one. */
  mediaId?: string;
  /** The name of that item. */
  mediaName?: string;
}

type Change =
  | { type: "offered"; uploads: UploadState[] }
  | { type: "changed"; key: string; change: Partial<UploadState> }
  | { type: "dropped"; keys: string[] };

function reduce(uploads: UploadState[], change: Change): UploadState[] {
  switch (change.type) {
    case "offered":
      return [...uploads, ...change.uploads];
    case "changed":
      return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.change } : upload));
    case "dropped":
      return uploads.filter(({ key }) => !change.keys.includes(key));
  }
}

/** Uploads files to `path`, with the state of each. `onStored` receives every stored file. */
export function useUploads(path: string, onStored: (upload: UploadState) => void) {
  const [uploads, change] = useReducer(reduce, []);
  const underWay = useRef(new Map<string, AbortController>());
  const heard = useRef(onStored);
  heard.current = onStored;

  useEffect(() => {
    const room = concurrency - underWay.current.size;
    const next = uploads.filter(({ key, phase }) => phase === "waiting" && !underWay.current.has(key));
    for (const upload of next.slice(0, room)) {
      const sending = new AbortController();
      underWay.current.set(upload.key, sending);
      const notify = (news: Partial<UploadState>) =>
        change({ type: "changed", key: upload.key, change: news });
      notify({ phase: "sending", problem: undefined, progress: 0 });
      send(path, upload.file, sending.signal, notify).then((news) => {
        underWay.current.delete(upload.key);
        if (sending.signal.aborted) return;
        notify(news);
        if (news.mediaId) heard.current({ ...upload, ...news });
      });
    }
  }, [uploads, path]);

  useEffect(
    () => () => {
      for (const sending of underWay.current.values()) sending.abort();
    },
    [],
  );

  return {
    uploads,
    isBusy: uploads.some(({ phase }) => ["waiting", "sending", "storing"].includes(phase)),
    add: useCallback((files: File[]) => change({ type: "offered", uploads: files.map(waiting) }), []),
    retry: (key: string) => change({ type: "changed", key, change: { phase: "waiting" } }),
    /** Removes a file from the list and aborts its upload. */
    drop(key: string) {
      underWay.current.get(key)?.abort();
      change({ type: "dropped", keys: [key] });
    },
    clear: () => change({ type: "dropped", keys: uploads.filter(isOver).map(({ key }) => key) }),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

const isOver = ({ phase }: UploadState) => !["waiting", "sending", "storing"].includes(phase);

function waiting(file: File): UploadState {
  return { key: crypto.randomUUID(), file, phase: "waiting", progress: 0 };
}

async function send(
  path: string,
  file: File,
  signal: AbortSignal,
  notify: (news: Partial<UploadState>) => void,
): Promise<Partial<UploadState>> {
  try {
    const answer = await upload(path, file, {
      onUpload: (sent, total) =>
        notify(sent < total ? { progress: sent / total } : { progress: 1, phase: "storing" }),
      signal,
    });
    const { results, problem } = uploadAnswerSchema.parse(answer);
    const [result] = results;
    return result ? newsOf(result) : { phase: "refused", problem };
  } catch {
    return {
      phase: "failed",
      problem: "The upload failed. Check your connection and that you are still signed in.",
    };
  }
}

function newsOf(result: UploadResult): Partial<UploadState> {
  return "problem" in result
    ? { phase: result.outcome, problem: result.problem }
    : { phase: result.outcome, mediaId: result.id, mediaName: result.name };
}

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
    const answer =
      source instanceof File ? await upload(paths.admin.mediaUploads(), source) : await download(source);
    const { results, problem } = uploadAnswerSchema.parse(answer);
    const [result] = results;
    if (!result) return { problem: problem ?? "The picture could not be added to the library." };
    if ("problem" in result) return { problem: result.problem };
    await untilReady(result.id);
    return { mediaId: result.id };
  } catch {
    const name = source instanceof File ? source.name : `The picture from ${source.host}`;
    return { problem: `${name} was not added. Check your connection, and that you are still signed in.` };
  }
}

function upload(path: string, file: File, options?: Parameters<typeof sendForm>[2]): Promise<unknown> {
  const body = new FormData();
  body.append("files", file);
  return sendForm(path, body, options);
}

async function download(address: URL): Promise<unknown> {
  const body = new URLSearchParams({ url: address.href });
  const answer = await fetch(paths.admin.mediaDownload(), { method: "POST", body, redirect: "manual" });
  if (answer.status === 403)
    return { results: [], problem: "This account cannot add pictures to the library." };
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

/**
 * Uploads one picture that is dropped on an element. `onStored` receives its id, and whether the element is still there.
 */
export function usePictureDrop(onStored: (mediaId: string, isMounted: boolean) => void) {
  const [isStoring, setStoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(onStored);
  latest.current = onStored;
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function store(file: File) {
    setProblem(undefined);
    setStoring(true);
    const stored = await storePicture(file);
    setStoring(false);
    if ("problem" in stored) setProblem(stored.problem);
    else latest.current(stored.mediaId, isMounted.current);
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
        if (others.length > 0) setProblem("Drop one picture at a time.");
        else if (!file.type.startsWith("image/")) setProblem(`${file.name} is not a picture.`);
        else void store(file);
      },
    },
  };
}
