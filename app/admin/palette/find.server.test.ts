import { expect, test } from "vitest";
import type { Role } from "#db/schema/accounts.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createSharedBlock } from "#tests/support/factories/shared-blocks.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { findEverything } from "./find.server.ts";

test("ADMIN-04: the command palette finds only what the role may use", async () => {
  await createLead({ name: "Attis Ferrand" });
  await createTask({ title: "Call Attis" });
  await createPage({ title: "Attis Logistics" });
  const groups = async (role: Role, query: string) => {
    const items = await findEverything(query, await createStaff({ role, name: "Somebody" }));
    return [...new Set(items.map(({ group }) => group))];
  };

  expect(await groups("owner", "attis")).toEqual(["Leads", "Tasks", "Pages"]);
  expect(await groups("editor", "attis")).toEqual(["Tasks", "Pages"]);
  expect(await groups("owner", "somebody kestrel.example")).toEqual(["People"]);
  expect(await groups("sales", "somebody kestrel.example")).toEqual([]);
  expect(await groups("owner", "scripts")).toContain("Settings");
});

test("ADMIN-04: the command palette finds pages and people regardless of accents", async () => {
  const owner = await createStaff({ name: "Mónica Ávila" });
  await createPage({ title: "Logística" });
  const labels = async (query: string) => (await findEverything(query, owner)).map(({ label }) => label);
  expect(await labels("avila MONICA")).toEqual(["Mónica Ávila"]);
  expect(await labels("logistica")).toEqual(["Logística"]);
  expect(await labels("lógistica")).toEqual(["Logística"]);
});

test("PAGE-01: pages and articles are found by the words of their texts, after those with them in the title", async () => {
  const owner = await createStaff();
  const text = (words: string) => ({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
  });
  await createPage({
    title: "A page",
    content: [{ type: "rich-text", props: { body: text("The grey KESTRÉL hovers") } }],
  });
  await createPage({ title: "Kestrel hovers, at length" });
  await createPage({
    title: "A draft",
    draft: { title: "A draft", blocks: [{ props: { lead: "kestrel that hovers" } }] },
  });
  await createPage({ title: "A link", content: [{ type: "kestrel", props: { href: "/kestrel-hovers" } }] });
  await createArticle({ title: "An article", body: text("It hovers like a kestrel") });
  const labels = (await findEverything("kestrel hovers", owner)).map(({ label }) => label);
  expect(labels).toEqual(["Kestrel hovers, at length", "A page", "A draft", "An article"]);
});

test("PAGE-01: ids, times and other values that nobody reads find no page, article or shared block", async () => {
  const owner = await createStaff();
  const page = await createPage({ title: "A page" });
  const article = await createArticle({ title: "An article" });
  const shared = await createSharedBlock();
  for (const { id } of [page, article, shared])
    expect((await findEverything(id.slice(0, 13), owner)).map(({ label }) => label)).toEqual([]);
  const time = page.updatedAt.toISOString().slice(0, 13); // with the hour, which no text has
  expect(await findEverything(time, owner)).toEqual([]);
  expect((await findEverything("How to reach us", owner)).map(({ label }) => label)).toEqual([shared.name]);
});

test("SET-01: a setting is found by its label and links to its field on its tab", async () => {
  const items = await findEverything("copyright", await createStaff());
  expect(items).toContainEqual(
    expect.objectContaining({
      group: "Settings",
      to: expect.stringContaining("/admin/settings/footer#setting-footer_copyright"),
    }),
  );
});

test("TASK-01: every word must match, in any order, and an empty query lists every screen", async () => {
  const owner = await createStaff();
  await createTask({ title: "Write the proposal for Harbourline" });
  expect(await findEverything("harbourline write", owner)).toMatchObject([
    { label: "Write the proposal for Harbourline" },
  ]);
  expect(await findEverything("harbourline nobody", owner)).toEqual([]);
  expect((await findEverything("", owner)).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["New task", "Leads", "Settings: Menu and footer", "My account"]),
  );
});
