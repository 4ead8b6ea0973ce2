import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Lays what browsers download beside itself, compressed as hard as it goes: `.br` and `.gz`. A file that would not be
 * smaller gets none. `app/server/static-files.server.ts` serves them.
 */
export const compressed: Plugin = {
  name: "compressed",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async writeBundle({ dir = "" }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:css|js|svg)$/.test(name));
    await Promise.all(names.map((name) => compress(join(dir, name))));
  },
};

async function compress(file: string) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = {
    ".br": await brotli(content, { params }),
    ".gz": await deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < content.length) await writeFile(file + ending, form);
  }
}
