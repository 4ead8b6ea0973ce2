// `npm run admin`. Its imports come late so that a wrong configuration is told in words.
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { runAdminCommand } = await import("#app/domain/accounts/admin-commands.server.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  try {
    const { text, ok } = await runAdminCommand(positionals);
    (ok ? console.log : console.error)(text);
    return ok ? 0 : 1;
  } finally {
    await disconnect();
  }
});
