import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { fontPairNames } from "#app/domain/settings/font-pairs.ts";
import { fontsOfPair, otherLetters } from "#app/domain/share-cards/card-fonts.ts";
import { root } from "./root.ts";

/** The programs of a build: `remix-serve` with the site, the tools, and the renderer of share cards. */
const programs = [
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/server/index.js",
  "build/tools/site.js",
  "build/tools/card-process.js",
];

/** Files that are read at runtime, see `render-card.server.ts`; of their packages nothing else is copied. */
const fontFiles = [...fontPairNames.flatMap(fontsOfPair), ...otherLetters].flatMap(({ file }) => [
  join("node_modules", file),
  join("node_modules", file, "..", "..", "package.json"),
]);

/**
 * Copies the production part of a build into `target`: the build and the files of node_modules that the programs load,
 * without sources, types and development packages.
 */
export async function assemble(root: string, target: string) {
  const { fileList } = await nodeFileTrace(
    programs.map((file) => join(root, file)),
    {
      base: root,
      // One package loads the TypeScript compiler for configuration files in TypeScript; there are none.
      ignore: "node_modules/typescript/**",
    },
  );
  const packages = [...fileList].filter((file) => file.startsWith("node_modules/"));
  for (const file of new Set([...packages, ...fontFiles])) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(root, file), join(target, file), { verbatimSymlinks: true });
  }
  await cp(join(root, "build"), join(target, "build"), { recursive: true });
  const { name, version, type } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  await writeFile(
    join(target, "package.json"),
    `${JSON.stringify({ name, version, private: true, type })}\n`,
  );
}

const [target] = process.argv.slice(2);
if (target && process.argv[1] === fileURLToPath(import.meta.url)) await assemble(root, target);
