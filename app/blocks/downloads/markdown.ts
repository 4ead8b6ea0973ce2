import { fileSize } from "#app/ui/file-size.ts";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";
import { downloadableFiles } from "./downloadable-files.ts";

export default function downloadsMarkdown({ files, data, label, heading }: ViewProps<"downloads">): string {
  const rows = downloadableFiles(files, data).map(({ title, text, address, kind, size }) => {
    const note = [kind, size === undefined ? "" : fileSize(size)].filter(Boolean).join(", ");
    const parts = [linked({ label: title, href: address }), note && `(${note})`, text && `— ${words(text)}`];
    return parts.filter(Boolean).join(" ");
  });
  return section({ label, heading }, rows.length > 0 ? bullets(rows) : messages.noDownloads);
}
