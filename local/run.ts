import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { chosenDataDirectory } from "./data-directory.ts";
import { readEnvFile } from "./env-file.ts";

// Runs a program, also one of node_modules/.bin, with the configuration given, or else with that of the site that
// runs here: `run.ts drizzle-kit studio`.

const root = fileURLToPath(new URL("..", import.meta.url));
const [program = "", ...args] = process.argv.slice(2);

const found = process.env.DATABASE_URL ? {} : readEnvFile(chosenDataDirectory(root, process.env).env);
if (found) {
  const path = `${root}node_modules/.bin:${process.env.PATH}`;
  const child = spawn(program, args, { env: { ...process.env, ...found, PATH: path }, stdio: "inherit" });
  child.once("error", (error) => {
    console.error(error.message);
    process.exit(127);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
} else {
  console.error(
    "Nothing runs here. Start the site first (npm start), or set DATABASE_URL and the other variables.",
  );
  process.exitCode = 1;
}
