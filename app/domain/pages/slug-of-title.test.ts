import { expect, test } from "vitest";
import { footerOf } from "./footer.ts";
import { slugOfTitle } from "./slug-of-title.ts";

test.each([
  ["Tech stack", "tech-stack"],
  ["  Cloud & DevOps! ", "cloud-devops"],
  ["Über uns: Größe & Straße – Łódź Café", "ueber-uns-groesse-strasse-lodz-cafe"],
  ["Smørrebrød på Ærø", "smorrebrod-pa-aero"],
  ["Čeština, Žižkov, ğ", "cestina-zizkov-g"],
  ["São João", "sao-joao"],
  ["GROẞE Größe", "grosse-groesse"],
  ["Größe".normalize("NFD"), "groesse"],
  ["Україна", "ukrayina"],
  ["Решения", "resheniya"],
  ["Αθήνα", "athina"],
])("PAGE-02: the slug of %j is %j", (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test("FOOT-01: a section's path is made from its title without transliteration", () => {
  const section = (path: string, title: string) => ({ path, title, number: "01", children: [] });
  const { columns } = footerOf([section("/ber-uns", "Other"), section("/team", "Über uns")]);
  expect(columns.flat().map(({ path }) => path)).toEqual(["/ber-uns", "/ber-uns"]);
});
