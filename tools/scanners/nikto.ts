import { findProgram } from "#tools/programs/programs.ts";
import { messages } from "./messages.ts";
import { installNonFree } from "./non-free.ts";
import { outputOf } from "./program.ts";

/** Lines about the scan itself. */
const aboutItself = /^\+ (?:Target|Start Time|End Time|Server|Platform|No CGI|\d+ (?:items|requests|host))/;

/** Requests some 7,000 files and programs known to be vulnerable. Contacts no other servers. */
export async function nikto(url: string): Promise<string[]> {
  const program = findProgram("nikto") ?? installNonFree("nikto");
  const output = await outputOf(program, ["-host", url, "-nointeractive", "-ask", "no"], 30);
  if (!/^\+ \d+ (?:items checked|requests)/m.test(output))
    throw new Error(messages.unfinished("nikto", output));
  return output
    .split("\n")
    .filter((line) => line.startsWith("+ ") && !aboutItself.test(line))
    .map((line) => line.slice(2).trim());
}
