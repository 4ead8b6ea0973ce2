import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/postgres-js";
import { connectPostgres } from "#db/connection/connect.ts";
import * as schema from "#db/schema/index.ts";
import { inDatabase } from "#tests/setup/worker-database.ts";

/** A database for one test with the demo content and its owner, for tests that would damage the worker's own. */
export async function makeThrowawayDatabase() {
  const prepared = process.env.PREPARED_DATABASE_URL ?? "";
  const name = `throwaway_${randomUUID().slice(0, 8)}`;
  const server = connectPostgres(inDatabase(prepared, "postgres"), "command", { max: 1 });
  await server.unsafe(`create database ${name} template ${new URL(prepared).pathname.slice(1)}`);
  const url = inDatabase(prepared, name);
  const connections = connectPostgres(url, "command", { max: 1 });
  return {
    url,
    db: drizzle(connections, { schema, casing: "snake_case" }),
    async drop() {
      await connections.end();
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
