import { blocks } from "./registry.ts";

/** What a kind of block is called; its type where it is not known. */
export function blockLabel(type: string): string {
  return type in blocks ? blocks[type as keyof typeof blocks].label : type;
}
