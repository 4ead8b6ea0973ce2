import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** Creates a self-signed `fullchain.pem` and `privkey.pem` for localhost in a folder. Returns the folder. */
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
