import { z } from "zod";
import { list, longText, text } from "#app/fields/descriptors.ts";
import { mediaFile } from "#app/fields/references.ts";
import { formatsIn } from "#app/languages/formats.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ResolvedProps } from "../resolved-block.ts";
import type loadDownloads from "./data.server.ts";
import { downloadableFiles } from "./downloadable-files.ts";

const props = z.object({
  ...sectionHead,
  files: list(
    "Files",
    "file",
    {
      title: text("Title", { max: 120 }),
      text: longText("Text", { max: 300 }).optional(),
      file: mediaFile("File"),
    },
    { min: 1, max: 20 },
  ),
});
export type DownloadsProps = z.output<typeof props>;

export const downloads = defineBlock({
  type: "downloads",
  version: 1,
  label: "Downloads",
  description: "Files to download, with type and size.",
  group: "actions",
  icon: "download",
  props,
  example: {
    label: "To take away",
    heading: "Two files that answer most mails",
    files: [
      {
        title: "A picture for the press",
        text: "Lines in moving air, free to use.",
        file: { src: "/art/covers/ostra-bank-1024.webp" },
      },
      { title: "Our signs", file: { src: "/art/icons.svg" } },
    ],
  },
  variants: {
    "one, without a heading": {
      files: [{ title: "Our signs", file: { src: "/art/icons.svg" } }],
    },
  },
  data: loadedBy<typeof loadDownloads>(),
});

export function markdown(
  { files, data, label, heading }: ResolvedProps<"downloads">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.downloads;
  const { fileSize } = formatsIn(language);
  const rows = downloadableFiles(files, data).map(({ title, text, address, kind, size }) => {
    const note = [kind, size === undefined ? "" : fileSize(size)].filter(Boolean).join(", ");
    const parts = [linked({ label: title, href: address }), note && `(${note})`, text && `— ${words(text)}`];
    return parts.filter(Boolean).join(" ");
  });
  return section({ label, heading }, rows.length > 0 ? bullets(rows) : messages.empty);
}
