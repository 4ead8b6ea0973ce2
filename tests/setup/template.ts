import postgres from "postgres";
import { migrate } from "#db/migrate.ts";

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

/** The name of a worker's clone; workers count from 1. */
export function workerDatabase(worker: number | string) {
  return `worker_${worker}`;
}

/** The same server, another database. */
export function inDatabase(serverUrl: string, database: string) {
  return new URL(`/${database}`, serverUrl).href;
}
