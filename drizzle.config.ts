import { defineConfig } from "drizzle-kit";
import { parseDatabaseUrl, withCaFile } from "./db/connection/database-url.ts";

const { host, port, user, password, database, ssl } = parseDatabaseUrl(
  withCaFile(process.env.DATABASE_URL || "postgres://localhost/site", process.env.DATABASE_CA_FILE),
);

export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema/index.ts",
  out: "./db/migrations",
  casing: "snake_case",
  dbCredentials: { host, port, user, password, database, ssl },
});
