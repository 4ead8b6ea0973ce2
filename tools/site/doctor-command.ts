/** `site doctor`. It imports late, so that a wrong configuration is reported in words. */
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
