import { randomUUID } from "node:crypto";
import { blocks } from "#app/blocks/registry.ts";
import { filled } from "./filled.ts";

/** Every block type with its example and variants, with their texts replaced by the given ones. */
export function everyBlock(texts: Parameters<typeof filled>[1]) {
  return Object.values(blocks).flatMap(({ type, version, example, variants, props }) =>
    [example, ...Object.values(variants)].map((face) => ({
      id: randomUUID(),
      type,
      version,
      props: filled<unknown>(face, texts, (value) => props.safeParse(value).success),
    })),
  );
}
