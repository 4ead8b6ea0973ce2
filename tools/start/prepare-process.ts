// Runs as a separate process, see prepare.ts. Imports late, so that configuration errors are reported readably.
import { runCommand } from "#tools/site/run-command.ts";

await runCommand(async () => {
  const { prepare } = await import("#tools/site/prepare.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  try {
    const { owner } = await prepare();
    process.send?.(owner);
    return 0;
  } finally {
    await disconnect();
  }
});
process.disconnect?.();
