import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:http2";
import { type AddressInfo, connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { text } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { startEdge } from "#tests/support/edge.ts";
import { ensureProgram } from "#tools/programs/programs.ts";
import { findFreePorts } from "#tools/services/ports.ts";

/** Debian's Caddy with `ops/Caddyfile`, in front of the edge: only addresses and the certificate authority differ. */
async function startCaddy(siteUrl: string, httpPort: number, edgeUrl: string) {
  const folder = mkdtempSync(`${tmpdir()}/caddy-`);
  const shipped = readFileSync(new URL("../../ops/Caddyfile", import.meta.url), "utf8");
  const options = `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${httpPort}\n\tdefault_bind 127.0.0.1`;
  const file = shipped.replace("admin off", options).replace("edge:80", new URL(edgeUrl).host);
  writeFileSync(`${folder}/Caddyfile`, file);
  const env = { ...process.env, SITE_URL: siteUrl, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"];
  const caddy = spawn(ensureProgram("caddy"), args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  caddy.stderr.on("data", (chunk) => (said += chunk));
  onTestFinished(async () => {
    if (caddy.exitCode === null && caddy.kill()) await once(caddy, "exit");
    rmSync(folder, { recursive: true, force: true });
  });
  const isReady = () => answersByTls(Number(new URL(siteUrl).port));
  await expect.poll(isReady, { timeout: 20_000, message: said }).toBe(true);
}

/** Caddy listens before it has its certificate. */
function answersByTls(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTls({
      host: "127.0.0.1",
      port,
      servername: "localhost",
      rejectUnauthorized: false,
    });
    socket.once("secureConnect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => resolve(false)).setTimeout(2000, () => socket.destroy());
    socket.once("secureConnect", () => socket.end());
  });
}

test("OPS-01, SAFE-04: behind Caddy, the app gets the visitor's address and scheme, and forged ones are ignored", async () => {
  const app = createServer(({ headers }, answer) => {
    const visitor = String(headers["x-forwarded-for"]).split(",").at(-1)?.trim();
    answer.end(`${visitor} ${headers["x-forwarded-proto"]} ${headers.host}`);
  }).listen(0, "127.0.0.1");
  await once(app, "listening");
  const [port = 0, httpPort = 0] = await findFreePorts(2);
  const siteUrl = `https://localhost:${port}`;
  const { port: appPort } = app.address() as AddressInfo;
  // Compose trusts its private addresses; here the visitor's address must not be one of them.
  const edge = await startEdge({ app: `http://127.0.0.1:${appPort}`, siteUrl, proxies: "127.0.0.1" });
  onTestFinished(async () => {
    await edge.stop();
    app.closeAllConnections();
    app.close();
  });
  await startCaddy(siteUrl, httpPort, edge.url);

  const session = connect(siteUrl, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: "127.0.0.1", port, localAddress: "127.0.0.9" }),
        servername: "localhost",
        ALPNProtocols: ["h2"],
        rejectUnauthorized: false,
      }),
  });
  onTestFinished(() => session.destroy());
  const read = async () => {
    const asking = session.request({ ":path": "/about", "x-forwarded-for": "203.0.113.9" });
    return text(asking);
  };
  await expect
    .poll(() => read().catch(String), { timeout: 20_000 })
    .toBe(`127.0.0.9 https localhost:${port}`);

  const plain = request(`http://localhost:${httpPort}/about?x=1`).end();
  const [answer] = await once(plain, "response");
  expect([answer.statusCode, answer.headers.location]).toEqual([308, `${siteUrl}/about?x=1`]);
  answer.resume();
}, 60_000);
