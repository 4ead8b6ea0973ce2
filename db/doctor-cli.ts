// `npm run doctor`. Its imports come late so that a wrong configuration is told in words.
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { describeFindings, examine } = await import("./doctor/examine.ts");
  const { closeStorage } = await import("#app/platform/storage.server.ts");
  const findings = await examine(process.env);
  console.log(describeFindings(findings));
  closeStorage();
  return findings.some(({ level }) => level === "fault") ? 1 : 0;
});
