import { expect, test } from "vitest";
import retiredWords from "#tools/lint/retired-words.json" with { type: "json" };
import { textsOf } from "#tools/lint/texts-of.ts";

type Message = string | ((...values: (string | number)[]) => string) | Catalogue;

interface Catalogue {
  [key: string]: Message;
}

/** Some export one object, those of public pages each text. */
const catalogues = import.meta.glob<Catalogue | { messages: Catalogue }>(
  ["../{app,tools}/**/{,*-}messages.{ts,js}", "!../app/languages/**"],
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

/** Words that texts do not use, and what to write instead. */
const retired = Object.entries(retiredWords);

/** A message with placeholders in its singular and plural forms. */
function formsOf(message: Message): string[] {
  if (typeof message === "string") return [message];
  if (typeof message === "object") return Object.values(message).flatMap(formsOf);
  return [1, 2].map((count) => message(...Array.from({ length: message.length }, () => count)));
}

function retiredWordsIn(text: string, place: string): string[] {
  return retired
    .filter(([word]) => new RegExp(`\\b${word}\\b`, "i").test(text))
    .map(([word, replacement]) => `${place}: “${word}” in “${text}”; write: ${replacement}`);
}

test.each(Object.keys(catalogues))("%s uses no retired word", (path) => {
  expect(retired.length).toBeGreaterThan(10);
  const findings = messagesIn(path).flatMap(([key, message]) =>
    formsOf(message).flatMap((text) => retiredWordsIn(text, key)),
  );
  expect(findings).toEqual([]);
});

/** The admin's texts stand where they are shown; those of the public site are in app/languages. */
const textSources = import.meta.glob<string>(
  "../app/{admin,routes/admin,routes/auth,languages/en}/**/*.{ts,tsx}",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

test("the texts in the admin's code and in the catalogues of the site use no retired word", () => {
  const sources = Object.entries(textSources).filter(([path]) => !/\.test\.tsx?$/.test(path));
  const texts = sources.flatMap(([path, source]) =>
    textsOf(path, source).map(({ line, text }) => ({ place: `${path}:${line}`, text })),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(({ place, text }) => retiredWordsIn(text, place))).toEqual([]);
});

/** Texts of public pages: of the code and of the demo content. */
const publicTexts = import.meta.glob<string>(
  [
    "../app/{site,blocks}/**/{messages,*-messages,schema,presets}.ts",
    "../app/languages/en/*.ts",
    "../demo/content/**/*.{yaml,md}",
    "!../demo/content/de/**",
  ],
  { eager: true, query: "?raw", import: "default" },
);

test("SITE-09: every promise of an answer counts working days, as the receipt's deadline does; the toast has the specification's words", () => {
  expect(Object.keys(publicTexts).length).toBeGreaterThan(60);
  const promises = Object.entries(publicTexts).flatMap(([path, text]) =>
    text
      .split("\n")
      .flatMap((line) =>
        /within 24 hours(?!, on working days)/.test(line) ? [`${path}: ${line.trim()}`] : [],
      ),
  );
  expect(promises).toEqual([
    `../app/languages/en/enquiry.ts: sentPromise: "Your request has been sent. We'll get back to you within 24 hours.",`,
    "../demo/content/pages/about/how-we-work/security-practices.yaml: note: within 24 hours", // of an incident
  ]);
});

const germanTexts = import.meta.glob<string>(["../app/languages/de/*.ts", "../demo/content/de/**/*.yaml"], {
  eager: true,
  query: "?raw",
  import: "default",
});

test("LANG-01: German promises of an answer count working days, too", () => {
  const promises = Object.values(germanTexts).flatMap(
    (text) => text.match(/.{0,14}innerhalb von 24\sStunden/gi) ?? [],
  );
  expect(promises.length).toBeGreaterThan(3);
  for (const promise of promises) expect(promise).toMatch(/an Werktagen innerhalb/i);
});
