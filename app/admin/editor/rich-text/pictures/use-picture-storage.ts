import type { Editor } from "@tiptap/react";
import { useCallback, useRef, useState } from "react";
import { type StoredPicture, storePicture } from "#app/admin/media/uploads.ts";
import { toast } from "#app/ui/toast-store.ts";

/** The maximum number of concurrent uploads. */
const CONCURRENCY = 2;

/** Uploads pasted and dropped pictures to the library and replaces their placeholders in the text. */
export function usePictureStorage() {
  const waiting = useRef<PastedPicture[]>([]);
  const results = useRef(new Map<string, { picture: PastedPicture; stored: StoredPicture }>());
  const running = useRef(0);
  const [count, setCount] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const report = useCallback((added: string[]) => {
    if (added.length > 0) setProblems((before) => [...new Set([...before, ...added])]);
  }, []);

  /** Queues the pictures for upload. */
  const store = useCallback(
    (editor: Editor, pictures: PastedPicture[]) => {
      waiting.current.push(...pictures);
      setCount((before) => before + pictures.length);
      async function work() {
        running.current += 1;
        for (let picture = waiting.current.shift(); picture; picture = waiting.current.shift()) {
          const stored = await storePicture(picture.source);
          results.current.set(picture.pendingId, { picture, stored });
          setCount((before) => before - 1);
          if ("problem" in stored) report([stored.problem]);
          if (editor.isDestroyed) {
            const title =
              "problem" in stored
                ? stored.problem
                : "The picture is in the library, but its place in the text was removed.";
            toast({ variant: "destructive", title });
            continue;
          }
          const isPlaced = settle(editor, results.current);
          if (!isPlaced && !("problem" in stored)) {
            report(["The picture is in the library, but its place in the text was removed."]);
          }
        }
        running.current -= 1;
      }
      while (running.current < Math.min(CONCURRENCY, waiting.current.length + running.current)) void work();
    },
    [report],
  );

  return {
    /** The number of running uploads. */
    count,
    problems,
    report,
    store,
    dismiss: () => setProblems([]),
    /** Resolves placeholders that an undo restored. */
    settle: (editor: Editor) => void settle(editor, results.current),
  };
}

export type PictureStorage = ReturnType<typeof usePictureStorage>;

/** Replaces placeholders of stored pictures, and the others by their captions. Returns true if there was one. */
function settle(
  editor: Editor,
  results: Map<string, { picture: PastedPicture; stored: StoredPicture }>,
): boolean {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    const result = node.type.name === "image" && results.get(String(node.attrs.pendingId));
    if (!result) return;
    const { picture, stored } = result;
    const place = tr.mapping.map(position);
    const { caption } = node.attrs;
    if ("problem" in stored) {
      const { paragraph } = editor.schema.nodes;
      const text = caption && paragraph?.create(null, editor.schema.text(caption));
      tr.replaceWith(place, place + node.nodeSize, text || []);
    } else {
      tr.setNodeMarkup(place, undefined, { mediaId: stored.mediaId, src: null, alt: picture.alt, caption });
    }
  });
  if (!tr.docChanged) return false;
  editor.view.dispatch(tr.setMeta("addToHistory", false));
  return true;
}

/** A pasted picture to upload to the library. */
interface PastedPicture {
  /** Identifies its placeholder in the text until the upload finishes. */
  pendingId: string;
  source: File | URL;
  /** The paste's alternative text; null without one. */
  alt: string | null;
}

const MAX_PICTURES = 40;

/**
 * Replaces pictures in pasted HTML that are neither in the library nor among the site's files with placeholders.
 * Unreadable pictures are listed in `problems`; their captions remain. Links to this site become paths, as a link form makes them.
 */
export function takePictures(html: string, origin: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const pictures: PastedPicture[] = [];
  const problems: string[] = [];
  for (const link of body.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const url = URL.canParse(href) ? new URL(href) : undefined;
    if (url?.origin === origin) link.setAttribute("href", url.pathname + url.search + url.hash);
  }
  for (const image of body.querySelectorAll("img")) {
    const address = image.getAttribute("src") ?? "";
    const ownPath = pathOf(address, origin);
    if (ownPath) {
      image.setAttribute("src", ownPath);
      continue;
    }
    const source = pictures.length < MAX_PICTURES ? sourceOf(address) : undefined;
    if (!source) {
      problems.push(problemOf(address, pictures.length));
      image.replaceWith(...captionOf(image));
      continue;
    }
    const pendingId = crypto.randomUUID();
    pictures.push({ pendingId, source, alt: image.getAttribute("alt")?.trim() || null });
    image.removeAttribute("src");
    image.setAttribute("data-pending", pendingId);
  }
  return { html: body.innerHTML, pictures, problems };
}

/** The caption of a picture as a paragraph. */
function captionOf(image: HTMLImageElement): Element[] {
  const { caption } = image.dataset;
  return caption ? [Object.assign(image.ownerDocument.createElement("p"), { textContent: caption })] : [];
}

/** The path of a same-origin address; undefined for others. */
function pathOf(address: string, origin: string): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin ? url.pathname : undefined;
}

function sourceOf(address: string): File | URL | undefined {
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address);
  return fileFromDataAddress(address);
}

/** Decodes base64 data URLs of pictures, https://www.rfc-editor.org/rfc/rfc2397. */
function fileFromDataAddress(address: string): File | undefined {
  const [, type, extension, base64] = /^data:(image\/([a-z]+)[^;,]*);base64,([\s\S]+)$/i.exec(address) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `Pasted picture.${extension ?? ""}`, { type });
  } catch {
    return undefined;
  }
}

function problemOf(address: string, taken: number): string {
  if (taken >= MAX_PICTURES)
    return `At most ${MAX_PICTURES} pictures can be pasted at a time. Paste the rest separately.`;
  const name = /^file:/i.test(address) ? decodeURI(address.split("/").at(-1) ?? "") : "";
  return `${name || "A picture"} could not be pasted: only the program it comes from can read it. Save the picture, then upload it.`;
}

/** Inserts placeholders for picture files at a position or at the cursor. */
export function markFiles(editor: Editor, files: File[], position?: number) {
  const pictures = files
    .filter(isPicture)
    .map((source): PastedPicture => ({ pendingId: crypto.randomUUID(), source, alt: null }));
  const problems = files
    .filter((file) => !isPicture(file))
    .map(({ name }) => `${name} is not a picture. Use the “Downloads” block for other files.`);
  const marks = pictures.map(({ pendingId }) => ({ type: "image", attrs: { pendingId } }));
  if (marks.length > 0) {
    editor.commands.insertContentAt(position ?? editor.state.selection, marks);
  }
  return { pictures, problems };
}

const isPicture = ({ type }: File) => type.startsWith("image/");

/**
 * The files of a paste, unless it contains text: office programs add a picture of the text, and browsers add the
 * address of a copied picture.
 */
export function filesOfPaste({ clipboardData }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])];
  if (files.length === 0) return [];
  const html = clipboardData?.getData("text/html") ?? "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.textContent?.trim() ? [] : files;
}
