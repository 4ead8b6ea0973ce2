import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** Makes `fullchain.pem` and `privkey.pem` of localhost in a folder, signed by nobody else. Answers with the folder. */
export function makeCertificate(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync(
    "openssl",
    // biome-ignore format: one option and its value
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`],
    { stdio: "ignore" },
  );
  return folder;
}
