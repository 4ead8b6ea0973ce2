import { parseArgs } from "node:util";
import packageFile from "../../package.json" with { type: "json" };
import { runCommand, USAGE_ERROR } from "./run-command.ts";
import { commandList, usageOf } from "./usage.ts";

/*
 * `site COMMAND`: the worker and all tools of the operator, one program in production. Each command imports only what
 * it needs.
 */

/** Rejects arguments: `site migrate --dry-run` must not migrate. */
const withoutArguments = (run: () => Promise<number>) => (args: string[]) => {
  parseArgs({ args });
  return run();
};

const commands: Record<string, (args: string[]) => Promise<number>> = {
  worker: withoutArguments(async () => (await import("#app/jobs/run-worker.server.ts")).runWorkerProcess()),
  init: async (args) => (await import("./init-command.ts")).runInit(args),
  migrate: withoutArguments(async () => (await import("./migrate-command.ts")).runMigrate()),
  "first-owner": withoutArguments(async () => (await import("./migrate-command.ts")).runFirstOwner()),
  admin: async (args) => (await import("./admin-command.ts")).runAdmin(args),
  doctor: withoutArguments(async () => (await import("./doctor-command.ts")).runDoctor()),
  backup: async (args) => (await import("./backup-command.ts")).runBackup("backup", args),
  "backup-schedule": async (args) => (await import("./backup-command.ts")).runBackup("backup-schedule", args),
  restore: async (args) => (await import("./backup-command.ts")).runBackup("restore", args),
  drill: async (args) => (await import("./backup-command.ts")).runBackup("drill", args),
  export: async (args) => (await import("./export-command.ts")).runMoving("export", args),
  import: async (args) => (await import("./export-command.ts")).runMoving("import", args),
};

// Not awaited: in a build, commands import modules of this file and would wait for it forever.
void runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (name === "--version") {
    console.log(`${packageFile.name} ${packageFile.version}, Node ${process.versions.node}`);
    return 0;
  }
  const command = commands[name];
  if (!command) {
    const isAsked = ["--help", "-h", "help"].includes(name);
    (isAsked ? console.log : console.error)(commandList());
    return isAsked ? 0 : USAGE_ERROR;
  }
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usageOf(name));
    return 0;
  }
  const code = await command(args);
  if (code === USAGE_ERROR) console.error(usageOf(name));
  return code;
});
