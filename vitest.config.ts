import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { inlineScript } from "./vite.inline-script.ts";

/** Test files that change what a process holds for all its files. Each needs a process of its own. */
const isolated = [
  // They set a variable that the app reads once: a proxy or a fake instead of a service, or another configuration.
  "app/domain/leads/confirm-to-sender.server.test.ts",
  "app/domain/leads/notify-at-once.server.test.ts",
  "app/domain/leads/recipients.server.test.ts",
  "app/domain/media/public-address.server.test.ts",
  "app/http/audited-writes.server.test.ts",
  "app/http/database-unavailable.server.test.ts",
  "app/http/download.server.test.ts",
  "app/http/lock-timeout.server.test.ts",
  "app/jobs/heartbeat.server.test.ts",
  "app/jobs/retry-mails.server.test.ts",
  "app/jobs/run-worker.server.test.ts",
  "app/platform/conditional-writes.server.test.ts",
  "app/platform/database-pool.server.test.ts",
  "app/platform/mailer.server.test.ts",
  "app/platform/rate-limits.server.test.ts",
  "app/platform/storage.server.test.ts",
  "app/routes/admin/leads/file.server.test.ts",
  "app/routes/site/media/file.server.test.ts",
  "app/site/enquiry/services-unavailable.server.test.ts",
  "tools/admin/reseal.test.ts",
  "tools/backup/backup.test.ts",
  // They set the clock, whose difference from the storage the S3 client remembers.
  "app/domain/leads/deal.server.test.ts",
  "tools/admin/bucket-commands.test.ts",
  // They replace modules.
  "app/domain/accounts/passwords.server.test.ts",
  "app/http/admin-access.server.test.ts",
  "app/http/session-cookie.server.test.ts",
  "app/server/security-headers.server.test.ts",
];

/** Test files that serve the app, and change the environment that it inherits. */
const served = ["tests/{faults,served}/*.test.ts"];

const onServices: TestProjectInlineConfiguration["test"] = {
  include: ["app/**/*.server.test.{ts,tsx}", "{db,demo,tests,tools}/**/*.test.{ts,tsx}"],
  // PostgreSQL, S3 and SMTP start only when a test that may need them runs.
  globalSetup: "tests/setup/vitest-services.ts",
  setupFiles: ["tests/setup/environment.ts", "tests/setup/database.ts"],
};

export default defineConfig({
  plugins: [inlineScript],
  test: {
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["**/*.server.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          ...onServices,
          name: "services",
          exclude: [...configDefaults.exclude, ...isolated, ...served],
        },
      },
      { extends: true, test: { ...onServices, name: "isolated", include: isolated, isolate: true } },
      {
        extends: true,
        test: {
          ...onServices,
          name: "served",
          include: served,
          isolate: true,
          globalSetup: ["tests/setup/vitest-services.ts", "tests/setup/vitest-served-app.ts"],
        },
      },
    ],
    pool: "forks",
    // Files share processes and modules, which saves nearly half of the processor time.
    isolate: false,
    // More than cores, because many tests wait for services and programs. Each has a separate database, created before
    // the first test.
    maxWorkers: 4,
    restoreMocks: true,
    unstubEnvs: true,
    // Generous, for busy machines.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
