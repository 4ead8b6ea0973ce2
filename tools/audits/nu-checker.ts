import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "../programs/programs.ts";

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

/** Returns errors and warnings of the Nu HTML checker for named pages, one line each. Installs Java if necessary. */
export async function findInvalid(pages: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "html-"));
  try {
    const files = new Map<string, string>();
    for (const [name, html] of pages) {
      const file = join(folder, `${files.size}.html`);
      files.set(file, name);
      await writeFile(file, html);
    }
    const messages = await check([...files.keys()]);
    return messages
      .filter((message) => !isRemark(message))
      .map(
        ({ url, message, extract = "" }) =>
          `${files.get(url.replace(/^file:/, ""))}: ${message} ${extract.replaceAll("\n", " ")}`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: "warning" | "fatal";
  /** `file:` with the path. */
  url: string;
  message: string;
  extract?: string;
}

/**
 * The checker remarks on each `<br/>`, which React generates. It also predates `name` on `details`; versions from 26 on
 * support that, but download Java from GitHub during installation.
 */
function isRemark({ type, subType, message }: Message): boolean {
  const isInfo = type === "info" && subType !== "warning";
  return isInfo || message === "Attribute “name” not allowed on element “details” at this point.";
}

/** The program ends before the second compiler and further threads would pay: they double its processor time. */
const forShortPrograms = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

function check(files: string[]): Promise<Message[]> {
  // It would guess the language of a page, and takes a list of names in the admin for Slovak.
  const options = ["--no-langdetect", "--format", "json", "--exit-zero-always"];
  return new Promise((resolve, reject) => {
    const java = ensureProgram("java");
    const args = [...forShortPrograms, "-jar", checker, ...options, ...files];
    execFile(java, args, { maxBuffer: 100_000_000 }, (error, _output, report) => {
      if (error) reject(new Error(`the checker did not run: ${error.message}`));
      else resolve(JSON.parse(report).messages);
    });
  });
}
