import { ensureFirstOwner } from "#app/domain/accounts/accounts.server.ts";
import { refreshSearch } from "#app/domain/search/search-jobs.server.ts";
import { seedSettings } from "#app/domain/settings/seed-settings.server.ts";
import { paths } from "#app/http/paths.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { migrate } from "#db/migrate.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { requireFinished } from "#db/unfinished-restore.ts";

/** Who can sign in first: an account that exists, or whoever opens the one-time link. */
export type Owner = { kind: "account"; email: string } | { kind: "setup-link"; url: string };

/**
 * Makes the database ready for this version of the site: tables, queue, settings, in a fresh database the demo
 * content (unless DEMO_CONTENT is "false", enquiries with DEMO_LEADS), and the first owner. Several at once wait for each other. Rejects when
 * Postgres is away, and when a restore did not come to its end.
 */
export async function prepare(): Promise<{ owner: Owner }> {
  await prepareTables({ withDemo: env.DEMO_CONTENT, withDemoDesk: env.DEMO_LEADS });
  return { owner: await prepareOwner() };
}

/** The account of the first owner, or a fresh link that creates it; an earlier link no longer opens. */
export async function prepareOwner(): Promise<Owner> {
  const owner = await ensureFirstOwner();
  if (owner.kind === "account") return owner;
  return { kind: "setup-link", url: env.SITE_URL + paths.admin.setup(owner.token) };
}

interface FirstContent {
  /** A fresh database gets the demo content. */
  withDemo: boolean;
  /** And made-up enquiries and tasks. */
  withDemoDesk?: boolean;
}

/** The part of it without the owner. */
export async function prepareTables({ withDemo, withDemoDesk = false }: FirstContent) {
  await requireFinished(connections);
  await migrate(env.DATABASE_URL, () =>
    db.transaction(async (tx) => {
      const isFresh = (await tx.$count(siteSettings)) === 0;
      await seedSettings(tx);
      // Imported here: every start runs this, and few seed.
      if (isFresh && withDemo) await import("#demo/seed.ts").then(({ seedDemo }) => seedDemo(tx));
      if (isFresh && withDemoDesk)
        await import("#demo/seed-desk.ts").then(({ seedDemoDesk }) => seedDemoDesk(tx));
      await refreshSearch(tx);
    }),
  );
}
