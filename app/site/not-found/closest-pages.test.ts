import { expect, test } from "vitest";
import { closestPages } from "./closest-pages.ts";

const pages = [
  { title: "Solutions", path: "/solutions" },
  { title: "Marketplaces", path: "/solutions/marketplaces" },
  { title: "Banking apps", path: "/solutions/banking-apps" },
  { title: "Ostra Bank", path: "/cases/ostra-bank" },
  { title: "How we work", path: "/about/how-we-work" },
];

test.each([
  ["/market-place", ["/solutions/marketplaces"]],
  ["/case/ostra", ["/cases/ostra-bank"]],
  ["/solutions/banking", ["/solutions/banking-apps", "/solutions", "/solutions/marketplaces"]],
  ["/abuot/how-we-wrok", ["/about/how-we-work"]],
  ["/soluttions", ["/solutions", "/solutions/marketplaces", "/solutions/banking-apps"]],
  ["/%E0%A4%A", []],
  ["/wp-login.php", []],
])("ROUTE-04: the pages closest to %s are %j", (path, closest) => {
  expect(closestPages(path, pages).map(({ path }) => path)).toEqual(closest);
});

test("ROUTE-04, LANG-03: the code of a language is no word that addresses share", () => {
  const german = [
    { title: "Ihre Ziele", path: "/de/ziele" },
    { title: "Marktplätze", path: "/de/loesungen/marktplaetze" },
  ];
  expect(closestPages("/de/nirgends", german)).toEqual([]);
  expect(closestPages("/de/marktplatz", german)).toEqual([german[1]]);
});
