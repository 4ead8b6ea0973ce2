import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Gauge } from "prom-client";
import { registers, serveMetrics } from "#app/platform/metrics.server.ts";
import { lastBackupTime } from "./retention.ts";
import { DRILL_MARK } from "./schedule.ts";

/** Serves the metrics of this process and the times of its last successes. Returns a function that stops it. */
export function serveScheduleMetrics(folder: string): Promise<() => Promise<void>> {
  const success = new Gauge({
    name: "site_backup_success_timestamp_seconds",
    help: "Time of the newest backup and of the last successful restore drill, or 0",
    labelNames: ["step"],
    registers,
    async collect() {
      const last = lastBackupTime(await readdir(folder).catch(() => []), new Date());
      const drill = await stat(join(folder, DRILL_MARK)).catch(() => undefined);
      success.set({ step: "backup" }, (last?.getTime() ?? 0) / 1000);
      // A mark of the future was written while the clock was wrong.
      const drillMs = drill && drill.mtimeMs <= Date.now() ? drill.mtimeMs : 0;
      success.set({ step: "drill" }, drillMs / 1000);
    },
  });
  return serveMetrics();
}
