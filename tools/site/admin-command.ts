import { USAGE_ERROR } from "./run-command.ts";

/** `site admin`. Imports late, so that configuration errors are reported readably. */
export async function runAdmin(args: string[]): Promise<number> {
  const { runAdminCommand } = await import("#tools/admin/admin-commands.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  const { closeStorage } = await import("#app/platform/storage.server.ts");
  try {
    const { text, ok } = await runAdminCommand(args);
    if (text === undefined) return USAGE_ERROR;
    (ok ? console.log : console.error)(text);
    return ok ? 0 : 1;
  } finally {
    await disconnect();
    closeStorage();
  }
}
