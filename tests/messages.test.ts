import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Message = string | ((...values: (string | number)[]) => string) | Catalogue;

interface Catalogue {
  [key: string]: Message;
}

/** Those of the admin export one object, those of public pages each text. */
const catalogues = import.meta.glob<Catalogue | { messages: Catalogue }>(
  "../{app,tools}/**/{,*-}messages.{ts,js}",
  {
    eager: true,
  },
);

function messagesIn(path: string): [string, Message][] {
  const module = catalogues[path] ?? {};
  return Object.entries<Message>(
    "messages" in module && typeof module.messages === "object" ? module.messages : (module as Catalogue),
  );
}

/** Rows of the retired words in `docs/glossary.md` that are not identifiers: word and replacement. */
const retiredWords = readFileSync("docs/glossary.md", "utf8")
  .split("## Retired words")[1]
  ?.split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, word, replacement]) => (word && /^[a-z ]+$/.test(word) ? [{ word, replacement }] : []))
  .filter(({ word }) => word !== "retired word");

/** A message with placeholders in its singular and plural forms. */
function textsOf(message: Message): string[] {
  if (typeof message === "string") return [message];
  if (typeof message === "object") return Object.values(message).flatMap(textsOf);
  return [1, 2].map((count) => message(...Array.from({ length: message.length }, () => count)));
}

test.each(Object.keys(catalogues))("%s uses no retired word of the glossary", (path) => {
  expect(retiredWords?.length).toBeGreaterThan(10);
  const findings = messagesIn(path).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) =>
      (retiredWords ?? [])
        .filter(({ word }) => new RegExp(`\\b${word}\\b`, "i").test(text))
        .map(({ word, replacement }) => `${key}: “${word}” in “${text}”; write: ${replacement}`),
    ),
  );
  expect(findings).toEqual([]);
});
