import { eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { createPage } from "#app/domain/pages/create-page.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { restorePage, trashPage } from "#app/domain/pages/trash.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { findRedirect } from "./find-redirect.server.ts";

/** Few slugs and pages, so that they collide often. */
const slug = fc.constantFrom("a", "b", "c", "d", "e");
const which = fc.nat({ max: 3 });

type Step =
  | { do: "create"; slug: string; parent: number | null }
  | { do: "rename"; page: number; slug: string }
  | { do: "move"; page: number; parent: number | null }
  | { do: "trash"; page: number; to: number | null }
  | { do: "restore"; page: number };

const parent = fc.option(which);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("create" as const), slug, parent }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("rename" as const), page: which, slug }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("move" as const), page: which, parent }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("trash" as const), page: which, to: parent }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const), page: which }) },
);

/** Every path that was public, and the last page at it. */
type History = Map<string, string>;

/** Applies a step; if the domain refuses it, everything must stay unchanged. */
async function take(step: Step, made: string[], by: Staff) {
  const live = await db.select().from(pages).where(isNull(pages.trashedAt));
  const slugOf = (position: number | null) =>
    (position === null ? undefined : live.find(({ id }) => id === made[position]))?.slug ?? null;
  if (step.do === "create") {
    const outcome = await createPage(
      { slug: step.slug, title: step.slug, parentSlug: slugOf(step.parent) },
      by,
    );
    if (outcome.status !== "created") return;
    made.push(outcome.page.id);
    await pageStore.publish(outcome.page.id, by);
    return;
  }
  const id = made[step.page];
  if (!id) return;
  if (step.do === "rename") await placePage(id, { slug: step.slug }, by);
  if (step.do === "move") await placePage(id, { parentSlug: slugOf(step.parent) }, by);
  if (step.do === "trash") {
    const paths = (await listPublishedPages()).filter((page) => page.id === made[step.to ?? -1]);
    const to = paths[0]?.path ?? null;
    const own = (await listPublishedPages()).find((page) => page.id === id)?.path;
    const isInside = to !== null && own !== undefined && (to === own || to.startsWith(`${own}/`));
    await trashPage(id, { to: isInside ? null : to, by });
  }
  if (step.do === "restore") {
    await restorePage(id, by);
    const hidden = await db.select().from(pages).where(isNull(pages.trashedAt));
    for (const page of hidden) await pageStore.publish(page.id, by);
  }
}

test("PAGE-05: old paths redirect in one hop after any series of creating, renaming, moving, deleting and restoring", async () => {
  const by = await createStaff();
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const made: string[] = [];
        const history: History = new Map();
        let isDeleting = false;
        for (const each of steps) {
          isDeleting ||= each.do === "trash";
          await take(each, made, by);
          for (const { path, id } of await listPublishedPages()) history.set(path, id);
        }
        await expectOneHop(history, isDeleting);
      })
      .beforeEach(async () => {
        await db.delete(redirects);
        await db.update(pages).set({ parentSlug: null });
        await db.delete(pages);
      }),
    { numRuns: 50, endOnFailure: true },
  );
}, 120_000);

async function expectOneHop(history: History, isDeleting: boolean) {
  const live = new Map((await listPublishedPages()).map(({ path, id }) => [path, id]));
  for (const [path, id] of history) {
    if (live.has(path)) {
      const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, path));
      expect(row, `${path} has a page and leads elsewhere`).toBeUndefined();
      continue;
    }
    const redirection = await findRedirect(path);
    expect(redirection, `${path} leads nowhere`).toBeDefined();
    if (redirection?.status !== 301) {
      expect(isDeleting, `${path} is gone although nothing was deleted`).toBe(true);
      continue;
    }
    expect(live.has(redirection.to), `${path} leads to ${redirection.to}, which is no page`).toBe(true);
    if (!isDeleting) expect(live.get(redirection.to), `${path} leads to another page`).toBe(id);
  }
}
