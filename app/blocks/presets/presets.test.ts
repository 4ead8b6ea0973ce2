import { expect, test } from "vitest";
import { presetKinds } from "#app/domain/settings/registry/presets.ts";
import { readDraftBlocks } from "../read-blocks.ts";
import { starterBlocks } from "./presets.ts";

test.each(presetKinds)(
  "PAGE-01: the preset %s begins with a hero, and all its blocks are valid drafts",
  (kind) => {
    const stored = starterBlocks(kind);
    const { blocks, problems } = readDraftBlocks(stored);
    expect(problems).toEqual([]);
    expect(blocks.map(({ id, type }) => [id, type])).toEqual(stored.map(({ id, type }) => [id, type]));
    expect(stored[0]?.type).toBe("hero");
    expect(starterBlocks(kind)[0]?.id).not.toBe(stored[0]?.id);
  },
);
