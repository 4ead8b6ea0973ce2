import { build, type Plugin } from "vite";
import packageJson from "./package.json" with { type: "json" };

const suffix = "?inline-script";

/** The supported browsers as the build names them: “chrome120” for “chrome >= 120”. */
export const browserTargets = packageJson.browserslist.map((versions) => versions.replace(" >= ", ""));

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
