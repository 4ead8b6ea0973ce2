import { root } from "../root.ts";
import { chosenDataDirectory } from "../services/data-directory.ts";
import { readEnvFile } from "../services/env-file.ts";
import type { Service } from "../services/service.ts";
import { messages } from "./messages.ts";
import { runProgram } from "./run-program.ts";
import { stopRequest } from "./stop-request.ts";
import { startLocalServices } from "./surroundings.ts";

// Runs a program, also one of node_modules/.bin, with the given configuration, or else with that of the local site:
// `run.ts drizzle-kit studio`. With `--with-services` it starts the local services if none run.

const [first = "", ...rest] = process.argv.slice(2);
const startsServices = first === "--with-services";
const [program = "", ...args] = startsServices ? rest : [first, ...rest];

const directory = chosenDataDirectory(root, process.env);
const found = process.env.DATABASE_URL ? {} : readEnvFile(directory.env);
if (found) {
  process.exitCode = await runProgram(program, args, found);
} else if (startsServices) {
  const running: Service[] = [];
  try {
    const { env } = await startLocalServices(running, stopRequest());
    process.exitCode = await runProgram(program, args, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  for (const service of running.reverse()) await service.stop();
  process.exit();
} else {
  console.error(messages.notRunning);
  process.exitCode = 1;
}
