/** The name of a worker's clone; workers count from 1. */
export function workerDatabase(worker: number | string) {
  return `worker_${worker}`;
}

/** The same server with another database. */
export function inDatabase(serverUrl: string, database: string) {
  return new URL(`/${database}`, serverUrl).href;
}
