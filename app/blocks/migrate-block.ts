import { z } from "zod";
import { blocks } from "./registry.ts";

const versioned = z.looseObject({
  type: z.enum(Object.keys(blocks) as (keyof typeof blocks)[]),
  version: z.int().positive(),
  props: z.record(z.string(), z.unknown()),
});

/**
 * Migrates a stored block to the current version of its type, step by step. Invalid blocks and blocks of later versions
 * are returned unchanged.
 */
export function migrateBlock(stored: unknown): unknown {
  const read = versioned.safeParse(stored);
  if (!read.success) return stored;

  const { type } = read.data;
  let { version, props } = read.data;
  const { version: present, migrations } = blocks[type];
  for (; version < present; version += 1) {
    const step = migrations[version];
    if (!step) return stored;
    props = step(props);
  }
  return { ...read.data, version, props };
}
