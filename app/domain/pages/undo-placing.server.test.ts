import { expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { listPageTree } from "./page-tree.server.ts";
import { findPublishedPage } from "./pages.server.ts";
import { placePage, undoPlacing } from "./place-page.server.ts";

const listPaths = async () => (await listPageTree()).map(({ path }) => path);

test("PAGE-05: undoing a move restores the page's place and its old addresses, without a redirect loop", async () => {
  const by = await createStaff();
  await createPageChain("solutions", "dwh", "loads");
  await createPage({ slug: "ai", parentSlug: "solutions" });
  const services = await createPage({ slug: "services" });
  const before = await listPaths();
  const dwh = (await listPageTree()).find(({ slug }) => slug === "dwh");
  const moved = await placePage(dwh?.id ?? "", { slug: "data", parentSlug: services.slug }, by);
  if (moved?.status !== "placed") throw new Error("not moved");
  expect(await findRedirect("/solutions/dwh/loads")).toMatchObject({ to: "/services/data/loads" });

  expect(await undoPlacing(moved.changeId, by)).toMatchObject({ status: "placed" });
  expect(await listPaths()).toEqual(before);
  expect(await findRedirect("/solutions/dwh/loads")).toBeUndefined();
  expect(await findRedirect("/services/data/loads")).toMatchObject({ to: "/solutions/dwh/loads" });
});

test("PAGE-05: only the person who moved a page can undo it, and only until it is moved again", async () => {
  const [by, other] = [await createStaff(), await createStaff()];
  const page = await createPage({ slug: "one" });
  const moved = await placePage(page.id, { slug: "two" }, by);
  if (moved?.status !== "placed") throw new Error("not moved");
  expect(await undoPlacing(moved.changeId, other)).toBeUndefined();
  await placePage(page.id, { slug: "three" }, other);
  expect(await undoPlacing(moved.changeId, by)).toBeUndefined();
  expect(await listPaths()).toEqual(["/three"]);
});

test("PAGE-05: a move that changes more public addresses than allowed writes nothing", async () => {
  const by = await createStaff();
  await createPageChain("solutions", "dwh");
  const [top] = await listPageTree();
  const placing = { slug: "what-we-build", maxAddresses: 1 };
  expect(await placePage(top?.id ?? "", placing, by)).toEqual({
    status: "too-many-addresses",
    addresses: 2,
  });
  expect(await listPaths()).toEqual(["/solutions", "/solutions/dwh"]);
});

test("PAGE-01: undoing an unpublication restores the published content, but publishes no draft", async () => {
  const by = await createStaff();
  const page = await createPage({ slug: "one", title: "As visitors saw it" });
  const draft = await createPage({ slug: "two", isPublished: false });
  await pageStore.unpublish(page.id, by);
  await pageStore.republish(page.id, by);
  await pageStore.republish(draft.id, by);
  expect((await findPublishedPage(["one"]))?.page.title).toBe("As visitors saw it");
  expect(await findPublishedPage(["two"])).toBeUndefined();
});
