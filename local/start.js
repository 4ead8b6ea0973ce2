/**
 * `npm start`; with a word behind it, `dev` or `build`, `npm run dev` and `npm run build`. Plain JavaScript up to the
 * point where the packages are there; everything after is TypeScript.
 */
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./packages.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const [word] = process.argv.slice(2);
ensurePackages(root);

const { register } = await import("tsx/esm/api");
register();
if (word === "build") {
  const { build } = await import("./build.ts");
  await build(root);
} else {
  const { supervise } = await import("./supervisor.ts");
  await supervise(word === "dev" ? "dev" : "start");
}
