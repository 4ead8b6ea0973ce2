import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import remixConfig from "./remix.config.js";
import { missingParts } from "./tools/new-block/block-folder.ts";
import { chunkOf, commonChunks } from "./vite.chunks.ts";
import { browserTargets, inlineScript } from "./vite.inline-script.ts";
import { externalPackages, serverOutput } from "./vite.server.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    inlineScript,
    startsRequests,
    completeBlocks,
    remix(remixConfig),
    smallerCommonChunks,
    command === "build" && !isSsrBuild && compressedCopies(),
  ],
  // Both builds write the style sheets, and must write the same.
  build: {
    target: browserTargets,
    minify: "esbuild",
    manifest: true, // in it the server finds the page module
    ...(isSsrBuild ? {} : browserOutput),
  },
  ...(isSsrBuild ? serverOutput : {}),
  // The dev server looks for browser packages in whole route modules; this one has no build for browsers.
  optimizeDeps: {
    exclude: ["@node-rs/argon2"],
    // Asked for by parts of the page editor that come late; found late, each would reload the page being edited.
    include: [
      "@atlaskit/pragmatic-drag-and-drop/element/adapter",
      "@babel/runtime/helpers/defineProperty",
      "@babel/runtime/helpers/slicedToArray",
      "@babel/runtime/helpers/toConsumableArray",
      "@radix-ui/react-dialog",
      "@tiptap/extension-image",
      "@tiptap/extension-table",
      "@tiptap/react",
      "@tiptap/starter-kit",
      "bind-event-listener",
      "idb",
      "morphdom",
      "raf-schd",
      "zustand",
      "zustand/vanilla",
    ],
  },
  ssr: isSsrBuild ? { noExternal: true, external: externalPackages } : { noExternal: unimportable },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
}));

/** The development server is Vite's. Loaders and actions find the same trusted headers there as in production. */
const startsRequests: Plugin = {
  name: "starts-requests",
  configureServer: ({ middlewares, ssrLoadModule }) =>
    void middlewares.use(async (request, response, next) => {
      const { startRequest } = await ssrLoadModule("/app/server/start-request.server.ts");
      startRequest(request, response, next);
    }),
};

/** The parts of blocks are found by globs, which TypeScript does not see. */
const completeBlocks: Plugin = {
  name: "complete-blocks",
  buildStart() {
    const missing = missingParts("app/blocks");
    if (missing.length > 0) this.error(`Blocks lack these files in app/blocks: ${missing.join(", ")}`);
  },
};

/**
 * Writes a `.br` and a `.gz` copy beside each text file for browsers, at the highest quality, unless the copy would be
 * larger. `app/server/static-files.server.ts` serves them.
 */
const compressedCopies = () => compression({ include: /\.(?:css|js|svg)$/, logLevel: "silent" });

/** Its entries are folders, which Node does not import. */
const unimportable = ["@atlaskit/pragmatic-drag-and-drop"];

/** Terser makes what every page loads 5 % smaller than esbuild does; for the rest it is not worth its time. */
const smallerCommonChunks: Plugin = {
  name: "smaller-common-chunks",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  renderChunk: {
    order: "post",
    async handler(code, { name }) {
      if (!commonChunks.includes(name)) return null;
      const options = { module: true, ecma: 2020, compress: { passes: 2, pure_getters: true } } as const;
      return {
        code: (await minify(code, { ...options, format: { comments: false } })).code ?? code,
        map: null,
      };
    },
  },
};

const commonChunk = new RegExp(`/(?:${commonChunks.join("|")})-`);

const browserOutput = {
  rollupOptions: { output: { manualChunks: chunkOf } },
  // What a late file needs is asked for together with it, unless it is the file itself or on every page.
  modulePreload: {
    resolveDependencies: (file: string, needed: string[]) =>
      needed.filter((name) => name !== file && !commonChunk.test(name)),
  },
} as const;
