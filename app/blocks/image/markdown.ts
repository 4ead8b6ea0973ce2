import { picture } from "../markdown-parts.ts";
import type { ImageProps } from "./schema.ts";

export function imageMarkdown({ image }: ImageProps): string {
  return picture(image);
}
