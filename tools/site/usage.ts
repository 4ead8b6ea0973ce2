import { messages } from "./usage-messages.ts";

const lines = Object.entries(messages);
const INDENT = 48;

/** A line for each form of a command, with its description. */
export function usageOf(command: string): string {
  return lines
    .filter(([form]) => form.split(" ")[0] === command)
    .map(([form, description]) => `${`site ${form}`.padEnd(INDENT)}${description}`)
    .join("\n");
}

export function commandList(): string {
  return [...new Set(lines.map(([form]) => form.split(" ")[0] ?? ""))].map(usageOf).join("\n");
}
