import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ensureProgram } from "#tools/programs/programs.ts";

test("WORLD-07, OPS-05: the alert rules fire when they should, and only then", () => {
  const promtool = ensureProgram("promtool");
  for (const [subject, file] of [
    ["check", "ops/monitoring/alerts.yml"],
    ["test", "ops/monitoring/alerts.test.yml"],
    ["test", "ops/monitoring/backup-alerts.test.yml"],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(promtool, [subject, "rules", file], { encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  }
});
