import { expect, test } from "vitest";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { addLanguages, createGermanPage } from "#tests/support/two-languages.ts";
import { answerMissing } from "./answer-missing.server.ts";
import { elsewhereOf } from "./elsewhere.ts";

async function elsewhere(path: string, language: "" | "de") {
  const answer = await inContentLanguage(language, () =>
    answerMissing(new Request(`https://kestrel.example${path}`)),
  );
  expect(answer.status).toBe(404);
  const text = await answer.text();
  return elsewhereOf(text.startsWith("{") ? JSON.parse(text) : text);
}

test("LANG-03: a 404 names the languages in which a page is published at the same path", async () => {
  await addLanguages("de");
  await createPageChain("about", "work");
  await createGermanPage({ slug: "kontakt", title: "Kontakt" });
  expect(await elsewhere("/de/about/work", "de")).toMatchObject([{ language: "en", path: "/about/work" }]);
  expect(await elsewhere("/kontakt", "")).toEqual([
    { language: "de", title: "Kontakt", path: "/de/kontakt" },
  ]);
  expect(await elsewhere("/nowhere", "")).toEqual([]);
  expect(await elsewhere("/de/work", "de")).toEqual([]);
});

test("LANG-03: a home page that is missing in a language names the others", async () => {
  await addLanguages("de");
  expect(await elsewhere("/de", "de")).toEqual([]);
  await createPage({ slug: "home", title: "Home" });
  expect(await elsewhere("/de", "de")).toEqual([{ language: "en", title: "Home", path: "/" }]);
});

test("LANG-03: a site in one language answers a missing page as before", async () => {
  await createGermanPage({ slug: "kontakt" });
  const answer = await answerMissing(new Request("https://kestrel.example/kontakt"));
  expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
});
