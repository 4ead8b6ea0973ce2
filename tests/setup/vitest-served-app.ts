import { build } from "vite";
import type { TestProject } from "vitest/node";
import { root } from "#tools/root.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file that `serve` runs. */
    servedApp: string;
  }
}

/** Inside node_modules, because the bundle imports packages. */
const folder = "node_modules/.cache/served-app";

/** Bundles the app that tests serve: it starts from a bundle in a third of the processor time. */
export default async function bundleServedApp(project: TestProject) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: "tests/served/build.ts",
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      minify: false,
    },
  });
  project.provide("servedApp", `${folder}/build.js`);
}
