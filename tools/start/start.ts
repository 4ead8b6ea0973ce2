/**
 * `npm start`; with an argument, `dev` or `build`, `npm run dev` and `npm run build`. tools/install/install.js has run
 * before.
 */
import { build } from "../build.ts";
import { root } from "../root.ts";
import { supervise } from "./supervisor.ts";

const [command] = process.argv.slice(2);
if (command === "build") await build(root);
else await supervise(command === "dev" ? "dev" : "start");
