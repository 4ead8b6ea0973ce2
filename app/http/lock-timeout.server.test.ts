import { expect, test } from "vitest";
import { connections } from "#app/platform/database.server.ts";
import { loader } from "#app/routes/feeds/sitemap.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";

// Before the pool opens a connection.
Object.assign(connections.options.connection, { lock_timeout: 100 });

test("SAFE-02: a read that times out on a lock responds with 503", async () => {
  const migration = connectPostgres(process.env.DATABASE_URL ?? "", "migration", { max: 1 });
  const answer = await migration.begin(async (tx) => {
    await tx`lock table pages in access exclusive mode`;
    return loader(routeArguments(new Request("https://kestrel.example/sitemap.xml"))).catch(
      (thrown) => thrown,
    );
  });
  await migration.end();

  expect(answer).toBeInstanceOf(Response);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
});
