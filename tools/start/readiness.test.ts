import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

test("OPS-01: `npm start` sees that the site is ready when Node uses a proxy for other addresses", async () => {
  const site = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(site, "listening");
  onTestFinished(() => void site.close());
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const program = `
    import { untilReady } from "./tools/start/readiness.ts";
    const signal = AbortSignal.timeout(8000);
    await untilReady("${origin}", { signal, warnAfterMs: 0, report: (answer) => console.log(answer) });`;
  const proxy = "http://127.0.0.1:9";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", program],
    { env: { ...process.env, NODE_USE_ENV_PROXY: "1", http_proxy: proxy, HTTP_PROXY: proxy, no_proxy: "" } },
  );
  expect(stdout).toBe("");
});
