import { expect, test } from "vitest";
import { declaredParameters } from "#app/http/declared-query.ts";
import { formatsIn } from "#app/languages/formats.ts";
import type { ListedCase } from "./data.server.ts";
import { facetNames, filterCases, filterOptions } from "./filter.ts";

const { compare } = formatsIn("en");

const facet = (slug: string) => ({ slug, title: slug });

const listed = (client: string, sector: string, services: string[]) =>
  ({
    client,
    sector: facet(sector),
    services: services.map(facet),
    technologies: [],
  }) as Partial<ListedCase> as ListedCase;

const cases = [
  listed("Ostra", "banking", ["discovery", "mobile"]),
  listed("Lumen", "homes", ["mobile"]),
  listed("Attis", "logistics", ["discovery"]),
];

const clientsOf = (search: string) =>
  filterCases(cases, new URLSearchParams(search)).map(({ client }) => client);

test("SITE-03: query parameters filter the cases together, and an unknown value matches none", () => {
  expect(clientsOf("")).toEqual(["Ostra", "Lumen", "Attis"]);
  expect(clientsOf("service=mobile")).toEqual(["Ostra", "Lumen"]);
  expect(clientsOf("service=mobile&sector=banking&utm_source=x")).toEqual(["Ostra"]);
  expect(clientsOf("sector=ferries")).toEqual([]);
});

test("SITE-03: each filter option shows its count beside the other filters and links to an address without other parameters", () => {
  const query = new URLSearchParams("sector=banking&utm_source=x");
  expect(filterOptions("service", cases, query, compare)).toEqual([
    { ...facet("discovery"), count: 1, isActive: false, search: "?sector=banking&service=discovery" },
    { ...facet("mobile"), count: 1, isActive: false, search: "?sector=banking&service=mobile" },
  ]);
  expect(filterOptions("sector", cases, query, compare)[0]).toMatchObject({
    count: 1,
    isActive: true,
    search: "",
  });
});

test("SITE-03: a page with the list of cases declares the filter's parameters", () => {
  expect(declaredParameters("/cases", ["case-index"])).toEqual(expect.arrayContaining([...facetNames]));
});

test("LANG-01: the options of a filter are sorted as the language of the site sorts", () => {
  const named = ["Zoll", "Über", "Transport"].map((title) => ({
    ...listed(title, title, []),
    sector: { slug: title, title },
  })) as ListedCase[];
  const titles = filterOptions("sector", named, new URLSearchParams(), formatsIn("de").compare).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(["Transport", "Über", "Zoll"]);
});
