import { disconnect } from "#app/platform/database.server.ts";
import { prepare } from "./prepare.ts";

const { owner } = await prepare();
console.log(
  owner.kind === "account"
    ? `The database is ready. The first owner signs in as ${owner.email}.`
    : `The database is ready. Make the first owner within 24 hours: ${owner.url}`,
);
await disconnect();
