import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./vite.chunks.ts";
import { compressed } from "./vite.compressed.ts";
import { withoutUnusedCode } from "./vite.unused-code.ts";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), withoutUnusedCode, compressed],
  // Both builds write the style sheets, and must write the same. What Tailwind asks of a browser.
  build: {
    target: ["chrome111", "edge111", "firefox128", "safari16.4"],
    ...(isSsrBuild ? { minify: "esbuild" } : smallest),
  },
  ...(isSsrBuild ? small : {}),
  // The dev server looks for browser packages in whole route modules; this one has no build for browsers.
  optimizeDeps: {
    exclude: ["@node-rs/argon2"],
    // Asked for by parts of the page editor that come late; found late, each would reload the page being edited.
    include: [
      "@atlaskit/pragmatic-drag-and-drop/element/adapter",
      "@radix-ui/react-dialog",
      "@tiptap/extension-image",
      "@tiptap/extension-table",
      "@tiptap/react",
      "@tiptap/starter-kit",
      "idb",
      "morphdom",
      "zustand",
      "zustand/vanilla",
    ],
  },
  ssr: isSsrBuild ? { noExternal: true, external: notBuiltIn } : { noExternal: unimportable },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
}));

/** Its entries are folders, which Node does not import. */
const unimportable = ["@atlaskit/pragmatic-drag-and-drop"];

/**
 * What a server reads of packages from where they lie. Of all others the build takes what is used: a process reads a
 * hundred files at its start instead of a thousand, and holds their text for as long as it lives.
 */
const notBuiltIn = [
  // Programs of the machine.
  "@node-rs/argon2",
  "sharp",
  // `remix-serve` has read them already; its formats, types and headers are changed there.
  "@remix-run/node",
  "@remix-run/router",
  "@remix-run/server-runtime",
  "morgan",
  "on-headers",
  "serve-static",
  "turbo-stream",
  // Asked for by what few processes or requests do.
  "@simplewebauthn/server",
  "graphile-worker",
  "prom-client",
  "qrcode",
  "svgo",
];

/**
 * What a server reads. V8 takes two bytes for each letter of a file in which one is not of Latin-1. Names stay as they
 * are, and lines short, for who reads where an error came from. Licences stay too: the style sheets have one.
 */
const small = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  esbuild: {
    charset: "ascii",
    lineLimit: 120,
    minifyIdentifiers: false,
    minifySyntax: true,
    minifyWhitespace: true,
  },
} as const;

/** What browsers download. Terser makes 4 % less of React and Remix than esbuild does, for some seconds of building. */
const smallest = {
  minify: "terser",
  terserOptions: {
    module: true,
    ecma: 2020,
    format: { comments: false },
    compress: { passes: 4, pure_getters: true },
  },
  rollupOptions: { output: { manualChunks: chunkOf } },
  // What a late file needs is asked for together with it, unless it is the file itself or on every page.
  modulePreload: {
    resolveDependencies: (file: string, needed: string[]) =>
      needed.filter((name) => name !== file && !/\/(?:runtime|shared|site)-/.test(name)),
  },
} as const;
