// `npm run worker`: the jobs in a process of their own, for web processes with `WORKER=separate`. Its import comes late
// so that a wrong configuration is told in words.
import { runCommand } from "#db/run-command.ts";

await runCommand(async () => {
  const { standAndWork } = await import("./standing-worker.server.ts");
  standAndWork();
  return 0;
});
