import { expect, test } from "vitest";
import { declaredQuery } from "#app/http/declared-query.ts";
import type { ListedCase } from "./data.server.ts";
import { facetNames, filterCases, filterOptions } from "./filter.ts";

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

test("SITE-03: the parameters of an address choose the cases together, and an unknown value leaves none", () => {
  expect(clientsOf("")).toEqual(["Ostra", "Lumen", "Attis"]);
  expect(clientsOf("service=mobile")).toEqual(["Ostra", "Lumen"]);
  expect(clientsOf("service=mobile&sector=banking&utm_source=x")).toEqual(["Ostra"]);
  expect(clientsOf("sector=ferries")).toEqual([]);
});

test("SITE-03: each filter counts what it leaves beside the others, and leads to an address without anything else", () => {
  const query = new URLSearchParams("sector=banking&utm_source=x");
  expect(filterOptions("service", cases, query)).toEqual([
    { ...facet("discovery"), count: 1, isActive: false, search: "?sector=banking&service=discovery" },
    { ...facet("mobile"), count: 1, isActive: false, search: "?sector=banking&service=mobile" },
  ]);
  expect(filterOptions("sector", cases, query)[0]).toMatchObject({ count: 1, isActive: true, search: "" });
});

test("SITE-03: no cache gives a filtered list the answer of another", () => {
  for (const name of facetNames) expect(declaredQuery("/cases", `?${name}=a&b=c`)).toBe(`?${name}=a`);
});
