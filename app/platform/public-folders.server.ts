import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder with the demo's pictures. A build has its own copies, SVGs also compressed, and the image has only those.
 */
export const demoFolder = () =>
  import.meta.env?.PROD || !existsSync("demo/public") ? "build/demo" : "demo/public";

/** The file of a picture of the site or of the demo, by its address below `/art`. */
export function builtInFile(address: string): string {
  const [own, ofDemo] = [existsSync("public") ? "public" : "build/client", demoFolder()].map((folder) =>
    join(folder, address),
  ) as [string, string];
  return existsSync(ofDemo) ? ofDemo : own;
}
