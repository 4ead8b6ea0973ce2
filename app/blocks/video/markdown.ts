import { fileAddress } from "../file-address.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { VideoProps } from "./schema.ts";

export default function videoMarkdown({
  label,
  heading,
  title,
  file,
  address,
  caption,
  transcript,
}: VideoProps): string {
  const href = file ? fileAddress(file) : (address ?? "");
  return section(
    { label, heading },
    linked({ label: title, href }),
    words(caption),
    transcript && stacked("**Transcript**", words(transcript)),
  );
}
