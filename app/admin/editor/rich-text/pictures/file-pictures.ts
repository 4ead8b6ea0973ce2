import type { Editor } from "@tiptap/react";
import type { PastedPicture } from "./pasted-pictures.ts";

/** Puts marks for picture files into the text: at a position, or where the cursor is. */
export function markFiles(editor: Editor, files: File[], position?: number) {
  const pictures = files
    .filter(isPicture)
    .map((source): PastedPicture => ({ pendingId: crypto.randomUUID(), source, alt: null }));
  const problems = files
    .filter((file) => !isPicture(file))
    .map(({ name }) => `${name} is not a picture. Offer files with the block “Downloads”.`);
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
