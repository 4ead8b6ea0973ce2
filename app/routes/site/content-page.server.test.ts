import type { LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeCounters } from "#app/domain/redirects/counters.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import { loader as loadList } from "./content-list.tsx";
import { loader as loadContentPage } from "./content-page.tsx";
import { loader as loadHome } from "./home.tsx";

/** Runs the loaders of all levels of a path: Remix gives each its own Request and all the same context. */
async function loadLevels(path: string) {
  const url = new URL(path, "https://kestrel.example");
  const levels = url.pathname.slice(1).split("/").map(decodeURIComponent);
  const [slug, subpage, subsubpage] = levels;
  const context = {};
  return Promise.allSettled(
    levels.map(() =>
      loadContentPage({ ...routeArguments(new Request(url), { slug, subpage, subsubpage }), context }),
    ),
  );
}

/** Per level, the page's path, the redirect's address or the status. Reads bodies, as Remix does. */
async function outcomes(path: string) {
  const answers = await loadLevels(path);
  return Promise.all(
    answers.map(async (answer) => {
      if (answer.status === "fulfilled") return answer.value.data.path;
      const response: Response = answer.reason;
      await response.text();
      return response.headers.get("Location") ?? response.status;
    }),
  );
}

async function createPages() {
  await createPageChain("about", "work", "contracts");
  await createPage({ slug: "services" });
}

test("ROUTE-05: every level of a path returns the same object, for the page at the whole path", async () => {
  await createPages();
  for (const path of ["/about", "/about/work", "/about/work/contracts"]) {
    const answers = (await loadLevels(path)).map(
      (answer) => answer.status === "fulfilled" && answer.value.data,
    );
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ path })));
    expect(new Set(answers).size).toBe(1);
  }
});

test("ROUTE-06: an escaped slash separates no levels: such an address is 404, and no page is because of it", async () => {
  await createPages();
  await subscribedContent();
  for (const _ of ["first", "cached"])
    expect(
      await Promise.all(["/about%2Fwork", "/about/work", "/about/work%2Fcontracts"].map(outcomes)),
    ).toEqual([[404], ["/about/work", "/about/work"], [404, 404]]);
});

test.each(["about", "work", "contracts"])(
  "ROUTE-05: with /%s unpublished, every level of a path through it responds with 404",
  async (unpublished) => {
    await createPages();
    await db.update(pages).set({ isPublished: false }).where(eq(pages.slug, unpublished));
    expect(await outcomes("/about/work/contracts")).toEqual([404, 404, 404]);
  },
);

test("ROUTE-06: a path through a page that is not the parent responds with 404 on every level", async () => {
  await createPages();
  expect(await outcomes("/services/work")).toEqual([404, 404]);
  expect(await outcomes("/contracts")).toEqual([404]);
  expect(await outcomes("/about/services/contracts")).toEqual([404, 404, 404]);
});

test("PAGE-05: every level of an old path redirects, and the redirect is counted once", async () => {
  await createPages();
  await db.insert(redirects).values({ fromPath: "/about/old/terms", toPath: "/about/work/contracts" });
  const target = "/about/work/contracts?from=mail";
  expect(await outcomes("/about/old/terms?from=mail")).toEqual([target, target, target]);
  await writeCounters();
  expect(await db.select({ hits: redirects.hits }).from(redirects)).toEqual([{ hits: 1 }]);
});

test("LANG-03, PAGE-05: a path below the code of a language that the site does not have can have a redirect", async () => {
  await createPages();
  await db.insert(redirects).values([
    { fromPath: "/de/about", toPath: "/about" },
    { fromPath: "/de", toPath: "/about/work" },
    { fromPath: "/de/news", toPath: "/about" },
  ]);
  const locationOf = async (
    load: (args: LoaderFunctionArgs) => Promise<unknown>,
    path: string,
    slug?: string,
  ) => {
    const answer = await load(routeArguments(new Request(`https://kestrel.example${path}`), { slug })).catch(
      (thrown) => thrown,
    );
    return answer instanceof Response ? answer.headers.get("Location") : undefined;
  };
  expect(await locationOf(loadContentPage, "/de/about", "about")).toBe("/about");
  expect(await locationOf(loadHome, "/de")).toBe("/about/work");
  expect(await locationOf(loadList, "/de/news")).toBe("/about");
});
