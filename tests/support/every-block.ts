import { randomUUID } from "node:crypto";
import { blocks } from "#app/blocks/registry.ts";
import { filled } from "./filled.ts";

/** Each kind of block in its example and in every other face, with one of the texts in the place of each of its own. */
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
