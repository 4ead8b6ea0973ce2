import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { marked } from "marked";
import { expect, test } from "vitest";
import { root } from "#tools/root.ts";
import packageFile from "../package.json";

const texts = import.meta.glob<string>(["../*.md", "../docs/**/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const documents = Object.entries(texts).map(([path, text]) => ({ path: path.replace("../", ""), text }));

/** The errors of each document, with its path. */
const errorsIn = (find: (document: (typeof documents)[number]) => string[]) =>
  documents.flatMap((document) => find(document).map((wrong) => `${document.path}: ${wrong}`));

test("the documentation names only existing npm scripts", () => {
  const wrong = errorsIn(({ text }) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !(name in packageFile.scripts)),
  );
  expect(wrong).toEqual([]);
});

test("the documentation names only existing files", () => {
  const wrong = errorsIn(({ text }) =>
    [...text.matchAll(/`((?:app|db|demo|docs|ops|public|tests|tools)\/[^`\s]*)`/g)]
      .map(([, file = ""]) => file)
      .filter((file) => !/[…*<>{}$]/.test(file) && !existsSync(root + file)),
  );
  expect(wrong).toEqual([]);
});

test("the documentation names only existing files, also where it leaves out their folder", () => {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const names = new Set(
    list
      .toString()
      .split("\n")
      .map((file) => posix.basename(file)),
  );
  const wrong = errorsIn(
    ({ path, text }) =>
      path.startsWith("docs/decisions/") // these also describe what has been superseded since
        ? []
        : [...text.matchAll(/`([a-z][\w.-]*\.(?:tsx?|css|md))`/g)]
            .map(([, name = ""]) => name)
            .filter((name) => !names.has(name) && !name.startsWith("press-release")), // an example
  );
  expect(wrong).toEqual([]);
});

test("links in the documentation point to existing targets", () => {
  const wrong = errorsIn(({ path, text }) =>
    linksOf(text).filter((link) => {
      const [file = "", anchor] = link.split("#");
      const target = file ? posix.join(posix.dirname(path), file) : path;
      if (!existsSync(root + target)) return true;
      return anchor !== undefined && !anchorsOf(texts[`../${target}`] ?? "").includes(anchor);
    }),
  );
  expect(wrong).toEqual([]);
});

/** Links to addresses within the repository. */
function linksOf(text: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link" || token.type === "image") links.push(token.href);
  });
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

/** The fragment of a heading, by the rules of GitHub and others. */
function anchorsOf(text: string): string[] {
  return marked
    .lexer(text)
    .flatMap((token) => (token.type === "heading" ? [token.text] : []))
    .map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    );
}
