import { useCallback, useEffect, useReducer, useRef } from "react";
import { type UploadResult, uploadAnswerSchema } from "#app/domain/media/media-item.ts";
import { sendForm } from "#app/http/send-form.ts";
import { messages } from "./messages.ts";

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
  const body = new FormData();
  body.append("files", file);
  try {
    const answer = await sendForm(path, body, {
      onUpload: (sent, total) =>
        notify(sent < total ? { progress: sent / total } : { progress: 1, phase: "storing" }),
      signal,
    });
    const { results, problem } = uploadAnswerSchema.parse(answer);
    const [result] = results;
    return result ? newsOf(result) : { phase: "refused", problem };
  } catch {
    const problem = messages.theUploadFailedCheckYour;
    return { phase: "failed", problem };
  }
}

function newsOf(result: UploadResult): Partial<UploadState> {
  return "problem" in result
    ? { phase: result.outcome, problem: result.problem }
    : { phase: result.outcome, mediaId: result.id, mediaName: result.name };
}
