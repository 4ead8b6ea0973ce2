import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "../root.ts";

/**
 * Runs a program, also one of node_modules/.bin, with these variables added to the environment. Returns its exit code;
 * signals that stop this process are forwarded.
 */
export function runProgram(program: string, args: string[], env: NodeJS.Dict<string>): Promise<number> {
  const path = `${root}node_modules/.bin:${process.env.PATH}`;
  const child = spawn(program, args, {
    env: { ...process.env, ...env, PATH: path },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
  });
}
