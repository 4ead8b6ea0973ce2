import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder with the demo's pictures. The image has only the build's copies. */
export const demoFolder = () => (existsSync("demo/public") ? "demo/public" : "build/demo");

/** The file of a picture of the site or of the demo, by its address below `/art`. */
export function builtInFile(address: string): string {
  const [own, ofDemo] = [existsSync("public") ? "public" : "build/client", demoFolder()].map((folder) =>
    join(folder, address),
  ) as [string, string];
  return existsSync(ofDemo) ? ofDemo : own;
}
