import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Owner } from "#tools/site/prepare.ts";
import { root } from "../root.ts";
import { sortOutput } from "./app-log.ts";
import { messages } from "./messages.ts";

const program = fileURLToPath(new URL("./prepare-process.ts", import.meta.url));

/**
 * Runs `prepare` of tools/site/prepare.ts (tables, initial content, first owner) in a separate process, with the app's
 * configuration. Rejects when it fails; the process prints why.
 */
export async function prepareDatabase(env: NodeJS.ProcessEnv, logFile?: string, signal?: AbortSignal) {
  const output = logFile ? "pipe" : "inherit";
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", program], {
    cwd: root,
    env,
    stdio: ["ignore", output, output, "ipc"],
    signal,
  });
  if (logFile) sortOutput(child, logFile);

  let owner: Owner | undefined;
  child.on("message", (message: Owner) => {
    owner = message;
  });
  await once(child, "close");
  if (!owner) throw new Error(messages.databaseNotPrepared);
  return owner;
}
