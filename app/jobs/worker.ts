import { beforeClosing } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { runWorker } from "./run-worker.server.ts";

/** `npm run worker`: the jobs in a process of their own, for web processes with `WORKER=separate`. */
beforeClosing(runWorker().stop);
log.info("worker started");
