import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";
import { offeredFiles } from "./offered-files.ts";

export function downloadsMarkdown({ files, data, label, heading }: ViewProps<"downloads">): string {
  const rows = offeredFiles(files, data).map(({ title, text, address, kind }) =>
    [linked({ label: title, href: address }), kind && `(${kind})`, text && `— ${words(text)}`]
      .filter(Boolean)
      .join(" "),
  );
  return section({ label, heading }, bullets(rows));
}
