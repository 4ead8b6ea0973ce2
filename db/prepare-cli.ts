// `npm run db:migrate`. Its imports come late so that a wrong configuration is told in words.
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { prepare } = await import("./prepare.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  try {
    const { owner } = await prepare();
    console.log(
      owner.kind === "account"
        ? `The database is ready. The first owner signs in as ${owner.email}.`
        : `The database is ready. Make the first owner within 24 hours: ${owner.url}`,
    );
    return 0;
  } finally {
    await disconnect();
  }
});
