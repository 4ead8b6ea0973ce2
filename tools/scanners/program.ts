import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { messages } from "./messages.ts";

/** Runs a program and returns its output. Rejects when it fails or takes longer than `minutes`. */
export async function outputOf(program: string, args: string[], minutes: number): Promise<string> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "inherit"],
    signal: AbortSignal.timeout(minutes * 60_000),
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (code !== 0) throw new Error(messages.failed(program, code, output.slice(-2000)));
  return output;
}
