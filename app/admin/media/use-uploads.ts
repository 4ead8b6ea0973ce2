import { useCallback, useEffect, useReducer, useRef } from "react";
import { type UploadResult, uploadAnswerSchema } from "#app/domain/media/media-item.ts";
import { sendForm } from "#app/http/send-form.ts";
import { messages } from "./messages.ts";

/** Files sent at the same time: one is prepared while the other is on its way. */
const concurrency = 2;

export interface UploadState {
  key: string;
  file: File;
  /** `refused`: it cannot be taken; `failed`: it may be sent again. */
  phase: "waiting" | "sending" | "storing" | "added" | "replaced" | "duplicate" | "refused" | "failed";
  /** Of all its bytes, from 0 to 1. */
  progress: number;
  problem?: string;
  /** The medium, once it is in the library; of a duplicate, the one that is there already. */
  mediaId?: string;
  /** What that is called. */
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

/**
 * Sends files one by one to `path`, with the state of each. `onStored` hears of every file that is in the library
 * then.
 */
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
    /** Takes it off the list, and back if it is still on its way. */
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
