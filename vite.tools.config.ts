import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { asciiOutput, externalPackages, serverOutput } from "./vite.server.ts";

/** These folders are read at runtime; see db/migration-list.ts and demo/content-folder.ts. */
const copyDataFiles: Plugin = {
  name: "copy-data-files",
  async writeBundle({ dir = "" }) {
    await cp("db/migrations", `${dir}/migrations`, { recursive: true });
    await cp("demo/content", `${dir}/content`, { recursive: true });
    await cp("demo/public", "build/demo", { recursive: true });
    await compressDrawings("build/demo");
  },
};

/** Writes compressed copies beside each SVG that they make smaller, as `vite.config.ts` does in the client build. */
async function compressDrawings(folder: string) {
  const names = await readdir(folder, { recursive: true });
  for (const file of names.filter((name) => name.endsWith(".svg")).map((name) => `${folder}/${name}`)) {
    const bytes = await readFile(file);
    const copies = { br: brotliCompressSync(bytes), gz: gzipSync(bytes, { level: 9 }) };
    for (const [ending, copy] of Object.entries(copies))
      if (copy.length < bytes.length) await writeFile(`${file}.${ending}`, copy);
  }
}

/** Builds the worker, the commands of `site` and the share card renderer into `build/tools`. */
export default defineConfig({
  ...serverOutput,
  plugins: [copyDataFiles, asciiOutput],
  publicDir: false,
  build: {
    ssr: true,
    target: "node24",
    minify: "esbuild",
    outDir: "build/tools",
    emptyOutDir: true,
    rollupOptions: {
      input: {
        site: "tools/site/site.ts",
        "card-process": "app/domain/share-cards/card-process-main.server.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  // `satori` loads WebAssembly from its own files.
  ssr: { noExternal: true, external: [...externalPackages, "satori"] },
});
