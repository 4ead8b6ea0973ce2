import postgres from "postgres";
import { migrate } from "#db/migrate.ts";
import { inDatabase, workerDatabase } from "./worker-database.ts";

const template = "template_site";

/**
 * Migrates one database and clones it for every worker, which is ten times faster than migrating each.
 * @param serverUrl Any database of the server.
 */
export async function makeWorkerDatabases(serverUrl: string, workers: number) {
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await server.unsafe(`create database ${template}`);
    await migrate(inDatabase(serverUrl, template));
    for (let worker = 1; worker <= workers; worker++)
      await server.unsafe(`create database ${workerDatabase(worker)} template ${template}`);
  } finally {
    await server.end();
  }
}
