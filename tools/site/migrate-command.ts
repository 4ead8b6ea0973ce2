import { messages } from "./messages.ts";
/** `site migrate`. Imports late, so that configuration errors are reported readably. */
export async function runMigrate(): Promise<number> {
  const { firstContent, prepareTables } = await import("./prepare.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  try {
    await prepareTables(firstContent());
    console.log(messages.databaseReady);
    return 0;
  } finally {
    await disconnect();
  }
}

/** `site first-owner`. */
export async function runFirstOwner(): Promise<number> {
  const { env } = await import("#app/platform/env.server.ts");
  const { prepareOwner } = await import("./prepare.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  try {
    const owner = await prepareOwner();
    const next =
      owner.kind === "account" ? messages.firstOwner(owner.email) : messages.createFirstOwner(owner.url);
    console.log(messages.siteAt(env.SITE_URL, next));
    return 0;
  } finally {
    await disconnect();
  }
}
