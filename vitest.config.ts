import { defineConfig } from "vitest/config";
import { inlineScript } from "./vite.inline-script.ts";

export default defineConfig({
  plugins: [inlineScript],
  test: {
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          // Pure functions share no state, so files can share their modules: half the time of this project.
          isolate: false,
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["**/*.server.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "services",
          include: ["app/**/*.server.test.{ts,tsx}", "{db,demo,starter,tests,tools}/**/*.test.{ts,tsx}"],
          // PostgreSQL, S3 and SMTP start only when a test of this project runs.
          globalSetup: "tests/setup/vitest-services.ts",
          setupFiles: ["tests/setup/environment.ts", "tests/setup/database.ts"],
        },
      },
    ],
    pool: "forks",
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
