/** `site doctor`. Imports late, so that configuration errors are reported readably. */
export async function runDoctor(): Promise<number> {
  const { describeFindings, examine } = await import("../doctor/examine.ts");
  const { closeStorage } = await import("#app/platform/storage.server.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  const findings = await examine(process.env);
  console.log(describeFindings(findings));
  closeStorage();
  await disconnect();
  return findings.some(({ level }) => level === "fault") ? 1 : 0;
}
