import { picture, section } from "../markdown-parts.ts";
import type { GalleryProps } from "./schema.ts";

export default function galleryMarkdown({ pictures, ...head }: GalleryProps): string {
  return section(head, ...pictures.map(({ image }) => picture(image)));
}
