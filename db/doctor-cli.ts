// `npm run doctor`. Its imports come late so that a wrong configuration is told in words.
export {};

try {
  const { describeFindings, examine } = await import("./doctor/examine.ts");
  const { closeStorage } = await import("#app/platform/storage.server.ts");
  const findings = await examine(process.env);
  console.log(describeFindings(findings));
  process.exitCode = findings.some(({ level }) => level === "fault") ? 1 : 0;
  closeStorage();
} catch (error) {
  if (!(error instanceof Error) || error.name !== "EnvironmentError") throw error;
  console.error(error.message);
  process.exitCode = 1;
}
