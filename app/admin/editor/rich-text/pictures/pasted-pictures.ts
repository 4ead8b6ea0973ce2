import type { Editor } from "@tiptap/react";
import { messages } from "#app/admin/editor/messages.ts";

/** A picture of a paste that is to be put into the library. */
export interface PastedPicture {
  /** Marks its place in the text until it is stored. */
  pendingId: string;
  source: File | URL;
  /** As the paste describes it; null where it does not. */
  alt: string | null;
}

const MAX_PICTURES = 40;

/**
 * Takes the pictures out of pasted HTML that are neither in the library nor among the site's own files. Each leaves a
 * mark in its place; what cannot be read from here is removed and named in `problems`.
 */
export function takePictures(html: string, origin: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const pictures: PastedPicture[] = [];
  const problems: string[] = [];
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
      image.remove();
      continue;
    }
    const pendingId = crypto.randomUUID();
    pictures.push({ pendingId, source, alt: image.getAttribute("alt")?.trim() || null });
    image.removeAttribute("src");
    image.setAttribute("data-pending", pendingId);
  }
  return { html: body.innerHTML, pictures, problems };
}

/** The path of an address on this site; undefined for any other. */
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

/** https://www.rfc-editor.org/rfc/rfc2397, of pictures in base64, as programs put them on the clipboard. */
function fileFromDataAddress(address: string): File | undefined {
  const [, type, extension, base64] = /^data:(image\/([a-z]+)[^;,]*);base64,([\s\S]+)$/i.exec(address) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `Pasted picture.${extension}`, { type });
  } catch {
    return undefined;
  }
}

function problemOf(address: string, taken: number): string {
  if (taken >= MAX_PICTURES) return messages.atMostPicturesCanBe(MAX_PICTURES);
  const name = /^file:/i.test(address) ? decodeURI(address.split("/").at(-1) ?? "") : "";
  return messages.couldNotBePastedOnly(name || messages.aPicture);
}

/** Puts marks for picture files into the text: at a position, or where the cursor is. */
export function markFiles(editor: Editor, files: File[], position?: number) {
  const pictures = files
    .filter(isPicture)
    .map((source): PastedPicture => ({ pendingId: crypto.randomUUID(), source, alt: null }));
  const problems = files
    .filter((file) => !isPicture(file))
    .map(({ name }) => messages.isNotAPictureUse(name));
  const marks = pictures.map(({ pendingId }) => ({ type: "image", attrs: { pendingId } }));
  if (marks.length > 0) {
    editor.commands.insertContentAt(position ?? editor.state.selection, marks);
  }
  return { pictures, problems };
}

const isPicture = ({ type }: File) => type.startsWith("image/");

/**
 * The files of a paste, unless it has words as well: office programs put a picture of the words beside them, and
 * browsers the address of a copied picture.
 */
export function filesOfPaste({ clipboardData }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])];
  if (files.length === 0) return [];
  const html = clipboardData?.getData("text/html") ?? "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.textContent?.trim() ? [] : files;
}
