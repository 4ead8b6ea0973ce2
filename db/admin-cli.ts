import { parseArgs } from "node:util";
import { runAdminCommand } from "#app/domain/accounts/admin-commands.server.ts";
import { disconnect } from "#app/platform/database.server.ts";

const { positionals } = parseArgs({ allowPositionals: true });
try {
  const { text, ok } = await runAdminCommand(positionals);
  (ok ? console.log : console.error)(text);
  process.exitCode = ok ? 0 : 1;
} finally {
  await disconnect();
}
