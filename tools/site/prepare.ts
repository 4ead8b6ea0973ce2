import { ensureFirstOwner } from "#app/domain/accounts/accounts.server.ts";
import { refreshSearch } from "#app/domain/search/index-content.server.ts";
import { seedSettings } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { migrate } from "#db/migrate.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { requireFinished } from "#db/unfinished-restore.ts";

/** Who can sign in first: an existing account, or the user of the one-time link. */
export type Owner = { kind: "account"; email: string } | { kind: "setup-link"; url: string };

/**
 * Prepares the database for this version of the site: tables, queue, settings, the demo content in a new database
 * (unless DEMO_CONTENT is "false"; enquiries with DEMO_LEADS), and the first owner. Concurrent calls are serialised.
 * Rejects when Postgres is unavailable, and after an incomplete restore.
 */
export async function prepare(): Promise<{ owner: Owner }> {
  await prepareTables({ withDemo: env.DEMO_CONTENT, withDemoDesk: env.DEMO_LEADS });
  return { owner: await prepareOwner() };
}

/** The first owner's account, or a new link that creates it; earlier links become invalid. */
export async function prepareOwner(): Promise<Owner> {
  const owner = await ensureFirstOwner();
  if (owner.kind === "account") return owner;
  return { kind: "setup-link", url: env.SITE_URL + paths.admin.setup(owner.token) };
}

interface FirstContent {
  /** Whether a new database gets the demo content. */
  withDemo: boolean;
  /** Whether it also gets fictitious enquiries and tasks. */
  withDemoDesk?: boolean;
}

/** The same without the first owner. */
export async function prepareTables({ withDemo, withDemoDesk = false }: FirstContent) {
  await requireFinished(connections);
  await migrate(env.DATABASE_URL, () =>
    db.transaction(async (tx) => {
      const isFresh = (await tx.$count(siteSettings)) === 0;
      await seedSettings(tx);
      // Imported here, because every start runs this, but few seed.
      if (isFresh && withDemo) await import("#demo/seed.ts").then(({ seedDemo }) => seedDemo(tx));
      if (isFresh && withDemoDesk)
        await import("#demo/seed-desk.ts").then(({ seedDemoDesk }) => seedDemoDesk(tx));
      await refreshSearch(tx);
    }),
  );
}
