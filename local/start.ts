/**
 * `npm start`; with an argument, `dev` or `build`, `npm run dev` and `npm run build`. local/install.js has run before.
 */
import { fileURLToPath } from "node:url";
import { build } from "./build.ts";
import { supervise } from "./supervisor.ts";

const [command] = process.argv.slice(2);
if (command === "build") await build(fileURLToPath(new URL("..", import.meta.url)));
else await supervise(command === "dev" ? "dev" : "start");
