// Runs as a process of its own, see prepare.ts. Its imports come late so that a wrong configuration is told in words.
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
