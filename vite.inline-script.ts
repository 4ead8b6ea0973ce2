import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/** Tailwind's browser requirements. */
export const browserTargets = ["chrome111", "edge111", "firefox128", "safari16.4"];

/** Bundles an import that ends with `?inline-script`, with its dependencies, into a string for a script element. */
export const inlineScript: Plugin = {
  name: "inline-script",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const built = await build({
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        modulePreload: false,
        target: browserTargets,
        rollupOptions: { input: id.slice(0, -suffix.length), output: { format: "iife" } },
      },
    });
    const [chunk] = "output" in built ? built.output : [];
    if (chunk?.type !== "chunk") throw new Error(`${id} was not built`);
    return `export default ${JSON.stringify(chunk.code.trim())}`;
  },
};
