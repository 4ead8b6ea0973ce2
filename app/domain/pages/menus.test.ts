import { expect, test } from "vitest";
import { footerOf } from "./footer.ts";
import { navigationOf } from "./menus.ts";
import { roleOfSlug } from "./page.ts";
import { nextPage, pagesByReference, withPaths } from "./page-index.ts";

const navigationOfPages = (pages: ReturnType<typeof page>[], order: "roles" | "page-list" = "roles") =>
  navigationOf(withPaths(pages), order);
const footerOfPages = (...pages: ReturnType<typeof page>[]) => footerOf(navigationOfPages(pages));

function page(slug: string, parentSlug: string | null = null, title = slug) {
  return {
    id: `id-of-${slug}`,
    language: "" as const,
    translationGroup: `id-of-${slug}`,
    slug,
    title,
    parentSlug,
    role: roleOfSlug(slug),
    inMenus: true,
    menuLabel: null as string | null,
    excerpt: null,
    coverImage: null,
    noindex: false,
    updatedAt: new Date(0),
  };
}

test("NAV-01: main menu items have a fixed order, further pages follow by slug, all numbered", () => {
  const slugs = [
    "zebra",
    "contact",
    "about",
    "apes",
    "cases",
    "tech-stack",
    "services",
    "solutions",
    "your-goals",
  ];
  const navigation = navigationOfPages(slugs.map((slug) => page(slug)));
  expect(navigation.map(({ number, path }) => `${number} ${path}`)).toEqual([
    "01 /your-goals",
    "02 /solutions",
    "03 /services",
    "04 /tech-stack",
    "05 /cases",
    "06 /about",
    "07 /contact",
    "08 /apes",
    "09 /zebra",
  ]);
});

test("NAV-01, FOOT-02: pages with roles keep their places in menu and footer, whatever their slugs", () => {
  const navigation = navigationOfPages([
    { ...page("alles", null, "Alles"), role: null },
    { ...page("ueber-uns", null, "Über uns"), role: "about" as const },
    { ...page("ziele", null, "Ziele"), role: "your-goals" as const },
    { ...page("referenzen", null, "Referenzen"), role: "cases" as const },
    page("bank", "referenzen", "Bank"),
    page("team", "ueber-uns", "Team"),
  ]);
  expect(navigation.map(({ path }) => path)).toEqual(["/ziele", "/referenzen", "/ueber-uns", "/alles"]);
  const { columns, cases } = footerOf(navigation);
  expect(columns.flat().map(({ path, aboutUs }) => [path, aboutUs?.path])).toEqual([
    ["/ziele", "/ueber-uns"],
    ["/alles", undefined],
  ]);
  expect(cases).toMatchObject({
    title: "Referenzen",
    path: "/referenzen",
    children: [{ title: "Bank", path: "/referenzen/bank" }],
  });
});

test("BRAND-02: in the order of the page list, menu and footer have the pages as in the list, and About stays below the first", () => {
  const pages = [
    page("preise"),
    { ...page("ueber-uns"), role: "about" as const },
    page("team", "ueber-uns"),
    { ...page("leistungen"), role: "services" as const },
    page("beratung", "leistungen"),
  ];
  const navigation = navigationOfPages(pages, "page-list");
  expect(navigation.map(({ number, path }) => `${number} ${path}`)).toEqual([
    "01 /preise",
    "02 /ueber-uns",
    "03 /leistungen",
  ]);
  expect(
    footerOf(navigation)
      .columns.flat()
      .map(({ path, aboutUs }) => [path, aboutUs?.path]),
  ).toEqual([
    ["/preise", "/ueber-uns"],
    ["/leistungen", undefined],
  ]);
  expect(navigationOfPages(pages).map(({ path }) => path)).toEqual(["/leistungen", "/ueber-uns", "/preise"]);
});

test("BRAND-02: a label replaces a page’s title in menu and footer at every level, and changes no address", () => {
  const pages = [
    { ...page("pricing", null, "What it costs to work with us"), menuLabel: "Services" },
    page("services", null, "Services"),
    { ...page("audit", "services", "A technical audit in ten days"), menuLabel: "Audit" },
    { ...page("report", "audit", "What the report of an audit contains"), menuLabel: "Report" },
  ];
  const navigation = navigationOfPages(pages);
  expect(navigation).toMatchObject([
    { title: "Services", path: "/services", children: [{ title: "Audit", children: [{ title: "Report" }] }] },
    { title: "Services", path: "/pricing" },
  ]);
  expect(
    footerOf(navigation)
      .columns.flat()
      .map(({ path }) => path),
  ).toEqual(["/services", "/pricing"]);
});

test("FOOT-01: every section has a footer column with its children and, indented, their children", () => {
  const { columns } = footerOfPages(
    page("solutions"),
    page("ai-assistants", "solutions", "AI assistants"),
    page("voice-agents", "ai-assistants", "Voice agents"),
  );
  expect(columns.flat()).toMatchObject([
    {
      title: "solutions",
      path: "/solutions",
      children: [
        {
          title: "AI assistants",
          path: "/solutions/ai-assistants",
          children: [{ title: "Voice agents", path: "/solutions/ai-assistants/voice-agents" }],
        },
      ],
    },
  ]);
});

test("FOOT-01: a section links to the path made from its title if that page exists, otherwise to its own path", () => {
  const [renamed, plain] = footerOfPages(
    page("solutions", null, "What we build"),
    page("tech-stack", null, "Tech stack"),
  ).columns.flat();
  expect(renamed?.path).toBe("/solutions");
  expect(plain?.path).toBe("/tech-stack");
});

test("FOOT-02: About Us is listed under the first section only, cases in their own list", () => {
  const { columns, cases } = footerOfPages(
    page("your-goals"),
    page("solutions"),
    page("about"),
    page("how-we-work", "about"),
    page("pricing", "how-we-work"),
    page("cases"),
    page("ostra-bank", "cases"),
  );
  expect(columns.flat().map(({ path, aboutUs }) => [path, aboutUs?.children])).toEqual([
    [
      "/your-goals",
      [
        {
          title: "how-we-work",
          path: "/about/how-we-work",
          children: [{ title: "pricing", path: "/about/how-we-work/pricing" }],
        },
      ],
    ],
    ["/solutions", undefined],
  ]);
  expect(cases?.children).toEqual([{ title: "ostra-bank", path: "/cases/ostra-bank" }]);
});

test("ROUTE-05: a page below a missing or unpublished page has no path", () => {
  expect(withPaths([page("child", "unpublished"), page("grandchild", "child"), page("top")])).toMatchObject([
    { path: "/top" },
  ]);
});

test("DATA-09: references by id and slug are resolved in their order, and unknown ones are skipped", () => {
  const index = withPaths([page("tech-stack"), page("react", "tech-stack"), page("kotlin", "tech-stack")]);
  expect(pagesByReference(index, ["kotlin", "unknown", "id-of-react"]).map(({ slug }) => slug)).toEqual([
    "kotlin",
    "react",
  ]);
});

test("the next page is the following sibling, the first one after the last, and none for an only child", () => {
  const index = withPaths([page("top"), page("one", "top"), page("two", "top")]);
  expect(nextPage(index, "one")?.slug).toBe("two");
  expect(nextPage(index, "two")?.slug).toBe("one");
  expect(nextPage(index, "top")).toBeUndefined();
  const hidden = index.map((each) => (each.slug === "two" ? { ...each, inMenus: false } : each));
  expect(nextPage(hidden, "one")).toBeUndefined();
  expect(nextPage(hidden, "two")?.slug).toBe("one");
});
