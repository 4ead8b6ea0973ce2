import { picture } from "../markdown-parts.ts";
import type { ImageProps } from "./schema.ts";

export default function imageMarkdown({ image }: ImageProps): string {
  return picture(image);
}
