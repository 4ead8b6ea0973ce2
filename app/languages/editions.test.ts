import { describe, expect, test } from "vitest";
import { declaredParameters } from "#app/http/declared-query.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { addressIn, stableAddress, withoutPrefix } from "./addresses.ts";
import { codeOf, mainEdition } from "./language.ts";

const further = { language: "de", prefix: "/de" } as const;

test.each([
  ["/de", "de"],
  ["/de/kontakt", "de"],
  ["/de?x", "de"],
  ["/de.md", "de"],
  ["/design", undefined],
  ["/fr/contact", undefined],
  ["/", undefined],
  ["/about/de", undefined],
])("LANG-03: %s begins with the code %s", (path, code) => {
  expect(codeOf(path)).toBe(code);
});

describe("LANG-03: an edition below a prefix", () => {
  test.each([
    ["/news", "/de/aktuelles"],
    ["/news/a-ship?x#y", "/de/aktuelles/a-ship?x#y"],
    ["/de/news", "/de/aktuelles"],
    ["/de/aktuelles/page/2", "/de/aktuelles/page/2"],
    ["/about/careers", "/de/karriere"],
    ["/de/kontakt", "/de/kontakt"],
    ["/about", "/about"],
    ["https://elsewhere.example/news", "https://elsewhere.example/news"],
  ])("shows %s as %s", (address, shown) => {
    expect(addressIn(address, further)).toBe(shown);
  });

  test("has its own home, lists and endpoints, and shares files", () => {
    const paths = sitePathsIn(further);
    expect(paths.home()).toBe("/de");
    expect(paths.letsTalk()).toBe("/de/projekt-anfragen");
    expect(paths.letsTalkEnquiries()).toBe("/de/lets-talk/enquiries");
    expect(paths.media("x")).toBe("/media/x");
    expect(sitePathsIn(mainEdition("de")).home()).toBe("/");
  });

  test("is left by its prefix", () => {
    expect(withoutPrefix("/de")).toBe("/");
    expect(withoutPrefix("/de?q")).toBe("/?q");
    expect(withoutPrefix("/de/kontakt")).toBe("/kontakt");
    expect(withoutPrefix("/design")).toBe("/design");
    expect(stableAddress("/de/aktuelles/a")).toBe("/de/news/a");
  });
});

test("LANG-03: the main language leaves addresses of a further one as they are", () => {
  expect(addressIn("/en/news", mainEdition("de"))).toBe("/en/news");
});

test("LANG-03: an enquiry form of a further language starts with the message of its address, too", () => {
  for (const path of ["/lets-talk", "/de/projekt-anfragen"])
    expect(declaredParameters(path), path).toEqual(["message"]);
  expect(declaredParameters("/de/suche")).toEqual(["q", "page"]);
  expect(declaredParameters("/de/kontakt")).toEqual([]);
});
