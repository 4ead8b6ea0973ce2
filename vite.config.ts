import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import express from "express";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import remixConfig from "./remix.config.js";
import { missingParts } from "./tools/new-block/block-folder.ts";
import { chunkOf, commonChunks } from "./vite.chunks.ts";
import { browserTargets, inlineScript } from "./vite.inline-script.ts";
import { asciiOutput, externalPackages, serverOutput } from "./vite.server.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    inlineScript,
    startsRequests,
    servesDemo,
    completeBlocks,
    remix(remixConfig),
    smallerCommonChunks,
    isSsrBuild && asciiOutput,
    command === "build" && !isSsrBuild && compressedCopies(),
  ],
  // Both builds generate the style sheets and must produce the same output.
  build: {
    target: browserTargets,
    minify: "esbuild",
    manifest: true, // the server finds the page module in it
    ...(isSsrBuild ? {} : browserOutput),
  },
  ...(isSsrBuild ? serverOutput : {}),
  // The dev server scans whole route modules for browser packages; this one has no browser build.
  optimizeDeps: {
    exclude: ["@node-rs/argon2"],
    // Used by lazily loaded parts of the page editor; discovering them late would reload the page being edited.
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

/** Vite's development server runs the middleware that loaders and actions depend on, as in production. */
const startsRequests: Plugin = {
  name: "starts-requests",
  configureServer: ({ middlewares, ssrLoadModule }) =>
    void middlewares.use(async (request, response, next) => {
      const { startRequest } = await ssrLoadModule("/app/server/start-request.server.ts");
      const { showSitePreview } = await ssrLoadModule("/app/server/site-preview.server.ts");
      const { readInLanguage } = await ssrLoadModule("/app/server/requested-language.server.ts");
      startRequest(request, response, () =>
        showSitePreview(request, response, () => readInLanguage(request, response, next)),
      );
    }),
};

/** The demo's pictures, which `app/server/app.server.ts` serves in production. */
const servesDemo: Plugin = {
  name: "serves-demo",
  configureServer({ middlewares }) {
    if (process.env.DEMO_CONTENT !== "false") middlewares.use(express().use(express.static("demo/public")));
  },
};

/** Globs find the parts of blocks, which TypeScript does not check. */
const completeBlocks: Plugin = {
  name: "complete-blocks",
  buildStart() {
    const missing = missingParts("app/blocks");
    if (missing.length > 0) this.error(`Blocks lack these files in app/blocks: ${missing.join(", ")}`);
  },
};

/**
 * Writes a `.br` and a `.gz` copy beside each text file of the client build, at the highest level, unless the copy
 * would be larger. `app/server/client-build.server.ts` serves them.
 */
const compressedCopies = () => compression({ include: /\.(?:css|js|svg)$/, logLevel: "silent" });

/** Its entry points are folders, which Node cannot import. */
const unimportable = ["@atlaskit/pragmatic-drag-and-drop"];

/** Terser makes the chunks of every page 5 % smaller than esbuild does; for other chunks it is not worth the time. */
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
  // Dependencies of a lazy chunk are preloaded with it, except the chunk itself and chunks of every page.
  modulePreload: {
    resolveDependencies: (file: string, needed: string[]) =>
      needed.filter((name) => name !== file && !commonChunk.test(name)),
  },
} as const;
