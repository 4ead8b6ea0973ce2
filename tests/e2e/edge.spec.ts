import { mkdirSync } from "node:fs";
import { connect as connectByHttp2 } from "node:http2";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { makeCertificate } from "#tests/support/certificate.ts";
import { startEdge } from "#tests/support/edge.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { testFiles } from "#tests/support/files.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { startApp } from "#tools/start/app-process.ts";
import { untilReady } from "#tools/start/readiness.ts";

/** A separate instance, because the test stops it. */
async function startInstance(folder: string) {
  const [port = 0] = await findFreePorts(1);
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port), WORKER: "separate" };
  const app = startApp("start", env, `${folder}/app-${port}.log`);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, { signal: AbortSignal.timeout(30_000), warnAfterMs: 20_000, report: console.warn });
  return { url, stop: app.stop };
}

const cacheOf = (answer: Response) => answer.headers.get("X-Edge-Cache");

test("FAST-03, FAST-04, SAFE-02: the edge caches a page briefly, and serves it stale when the site is down", async ({
  keepSettings,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(120_000);
  const [here, there] = await Promise.all([startInstance(outputDir), startInstance(outputDir)]);
  const edge = await startEdge({ app: here.url });
  await keepSettings("footer_copyright");
  try {
    expect(baseURL).toBeDefined();
    // A cached page expires with its second; the next request in the same second is a cache hit.
    await expect
      .poll(async () => cacheOf(await fetch(`${edge.url}/about`)), { intervals: [0, 10, 20] })
      .toBe("HIT");

    const staff = await createStaff();
    const word = `© ${crypto.randomUUID()}`;
    await saveSettings("footer", { footer_copyright: word }, staff);
    for (const url of [here.url, there.url, edge.url])
      await expect.poll(async () => (await fetch(`${url}/about`)).text()).toContain(word);

    const [one, other] = await Promise.all([here, there].map(({ url }) => fetch(`${url}/about`)));
    expect(await one?.text()).toBe(await other?.text());

    const admin = await fetch(`${edge.url}/admin/sign-in`);
    expect([admin.status, admin.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(cacheOf(admin)).toBe(null);

    await here.stop();
    // The second for which the page is cached may not be over yet.
    await expect.poll(async () => cacheOf(await fetch(`${edge.url}/about`))).toBe("STALE");
    const stale = await fetch(`${edge.url}/about`);
    expect(stale.status).toBe(200);
    expect(await stale.text()).toContain(word);
    expect((await fetch(`${edge.url}/contact`)).status).toBe(502);
  } finally {
    await edge.stop();
    await Promise.all([here.stop(), there.stop()]);
  }
});

test("LEAD-06, TASK-01, SAFE-04: the edge passes uploads, event streams and files through unchanged", async ({
  baseURL,
  staff,
  context,
}) => {
  const edge = await startEdge({ app: (baseURL ?? "").replace("localhost", "127.0.0.1") });
  try {
    const enquiry = anEnquiry({}, testFiles(4_000_000));
    const sent = await fetch(`${edge.url}/lets-talk/enquiries`, { method: "POST", body: enquiry });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('"sent"')]);
    const tooMuch = await fetch(`${edge.url}/lets-talk`, {
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": String(60 * 1024 ** 2),
      },
      body: new Uint8Array(60 * 1024 ** 2),
    }).catch(() => undefined); // the client disconnects before it has sent everything
    expect(tooMuch?.status ?? 413).toBe(413);

    expect(staff.email).toContain("@");
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const events = await fetch(`${edge.url}/admin/live?age=0`, { headers: { Cookie: cookies } });
    const reader = events.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain("retry:");
    await reader?.cancel();

    const attachment = `${edge.url}/admin/leads/${enquiry.get("id")}/files/0`;
    const part = await fetch(attachment, { headers: { Cookie: cookies, Range: "bytes=3999000-" } });
    expect([part.status, part.headers.get("Content-Range"), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      "bytes 3999000-3999999/4000000",
      1000,
    ]);

    const page = await (await fetch(edge.url)).text();
    const [, script = ""] = page.match(/"(\/assets\/[^"]+\.js)"/) ?? [];
    const file = async () => fetch(edge.url + script, { headers: { "Accept-Encoding": "br" } });
    await file();
    const kept = await file();
    expect([kept.status, cacheOf(kept)]).toEqual([200, "HIT"]);
    expect(kept.headers.get("Cache-Control")).toContain("immutable");
    expect(kept.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(kept.headers.get("Content-Encoding")).toBe("br");
    expect(kept.headers.get("X-Request-Id")).not.toBe((await file()).headers.get("X-Request-Id"));
    expect(edge.log()).not.toContain("127.0.0.1");
  } finally {
    await edge.stop();
  }
});

test("FAST-03: the edge speaks HTTP/2 over TLS", async ({ baseURL }, { outputDir }) => {
  const edge = await startEdge({
    app: (baseURL ?? "").replace("localhost", "127.0.0.1"),
    certificates: makeCertificate(outputDir),
  });
  const session = connectByHttp2(edge.url, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ":path": "/about" });
    const status = await new Promise((resolve, reject) => {
      stream.once("response", (headers) => resolve(headers[":status"])).once("error", reject);
    });
    stream.resume();
    expect([status, session.alpnProtocol]).toEqual([200, "h2"]);
  } finally {
    session.destroy();
    await edge.stop();
  }
});
