import { ensureFirstOwner } from "#app/domain/accounts/accounts.server.ts";
import { refreshSearch } from "#app/domain/search/index-content.server.ts";
import { seedSettings } from "#app/domain/settings/settings.server.ts";
import { seedStarterPages } from "#app/domain/starter-pages/starter-pages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { connections, db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { migrate } from "#db/migrate.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { requireFinished } from "#db/unfinished-restore.ts";

/** Who can sign in first: an existing account, or the user of the one-time link. */
export type Owner = { kind: "account"; email: string } | { kind: "setup-link"; url: string };

/**
 * Prepares the database for this version of the site: tables, queue, settings, the first content of a new database, and
 * the first owner. Concurrent calls are serialised.
 * Rejects when Postgres is unavailable, and after an incomplete restore.
 */
export async function prepare(): Promise<{ owner: Owner }> {
  await prepareTables(firstContent());
  return { owner: await prepareOwner() };
}

/** The first owner's account, or a new link that creates it; earlier links become invalid. */
export async function prepareOwner(): Promise<Owner> {
  const owner = await ensureFirstOwner();
  if (owner.kind === "account") return owner;
  return { kind: "setup-link", url: env.SITE_URL + paths.admin.setup(owner.token) };
}

/** What a new database gets. */
interface FirstContent {
  pages: "demo" | "starter" | "none";
  /** Whether it also gets fictitious enquiries and tasks. */
  hasDemoDesk: boolean;
}

/** The demo, or with DEMO_CONTENT=false the starter pages; enquiries with DEMO_LEADS. */
export function firstContent(): FirstContent {
  return { pages: env.DEMO_CONTENT ? "demo" : "starter", hasDemoDesk: env.DEMO_LEADS };
}

/** The same without the first owner. */
export async function prepareTables(first: FirstContent) {
  await requireFinished(connections);
  await migrate(env.DATABASE_URL, () =>
    db.transaction(async (tx) => {
      const isFresh = (await tx.$count(siteSettings)) === 0;
      await seedSettings(tx);
      if (isFresh) await seedFirstContent(tx, first);
      await refreshSearch(tx);
    }),
  );
}

/** The demo is imported here, because every start prepares the database, but few seed it. */
async function seedFirstContent(tx: Transaction, { pages, hasDemoDesk }: FirstContent) {
  if (pages === "demo") await import("#demo/seed.ts").then(({ seedDemo }) => seedDemo(tx));
  if (pages === "starter") await seedStarterPages(tx);
  if (hasDemoDesk) await import("#demo/seed-desk.ts").then(({ seedDemoDesk }) => seedDemoDesk(tx));
}
