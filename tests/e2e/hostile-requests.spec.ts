import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";

/** The build's version, which is in every page. */
async function versionOf(request: APIRequestContext): Promise<string> {
  const page = await (await request.get("/about")).text();
  return page.match(/"version": "(\w+)"/)?.[1] ?? "none";
}

/** The response to exactly this path, without normalisation by a client. */
async function ask(
  baseURL: string | undefined,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<IncomingMessage> {
  const { port } = new URL(baseURL ?? "");
  const sent = request({ port, path, method, headers: { Host: `localhost:${port}`, ...headers } }).end();
  const [response] = await once(sent, "response");
  return response.resume();
}

const statusOf = async (baseURL: string | undefined, path: string) => (await ask(baseURL, path)).statusCode;

/** Maximum milliseconds of other requests while a hostile one is processed; the vulnerabilities cost seconds. */
const MAX_WAIT_MS = 1500;

/** Milliseconds until the response to `path`. */
async function waitFor(request: APIRequestContext, path: string) {
  const start = performance.now();
  expect((await request.get(path)).status()).toBe(200);
  return performance.now() - start;
}

test("SEAM-03: a manifest request for thousands of paths does not block other requests", async ({
  request,
  baseURL,
}) => {
  const version = await versionOf(request);
  const segments = `/__manifest?version=${version}&p=${"/a".repeat(3700)}`;
  const paths = `/__manifest?version=${version}&${Array.from({ length: 900 }, (_, n) => `p=/${n}`).join("&")}`;
  const spellings = [segments, paths, segments.replace("/__", "/./__")];

  const hostile = [...spellings, ...spellings].map((path) => statusOf(baseURL, path));
  const writes = ["POST", "DELETE"].map((method) => ask(baseURL, segments, { method }));
  const wait = await waitFor(request, "/healthz");

  expect(wait).toBeLessThan(MAX_WAIT_MS);
  expect(new Set(await Promise.all(hostile))).toEqual(new Set([200]));
  for (const { statusCode, headers } of await Promise.all(writes))
    expect([statusCode, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("SEAM-03: manifest requests for site and admin get the format that Remix's client expects", async ({
  request,
}) => {
  const version = await versionOf(request);
  const routesFor = async (path: string) =>
    Object.keys(await (await request.get(`/__manifest?version=${version}&p=${path}`)).json());

  const site = await routesFor("/cases");
  expect(site).toEqual(expect.arrayContaining(["root", "routes/site/layout", "routes/site/lets-talk/page"]));
  expect(site.filter((id) => id.includes("/admin"))).toEqual([]);
  expect(await routesFor("/admin/leads")).toEqual(
    expect.arrayContaining(["root", "routes/admin/layout", "routes/admin/leads/inbox"]),
  );

  const other = await request.get("/__manifest?version=another&p=/cases");
  expect([other.status(), other.headers()["x-remix-reload-document"]]).toEqual([204, "true"]);
});

test("SEAM-03: addresses with thousands of segments or parameters are refused before routing", async ({
  baseURL,
}) => {
  const refused: [status: number, path: string][] = [
    [404, "/a".repeat(1000)],
    [404, `${"/a".repeat(1000)}.data`],
    [414, "/a".repeat(3000)],
    [414, `/about?x=${"y".repeat(9000)}`],
    [400, `/about?${"a&".repeat(3000)}`],
    [400, `/about.data?_routes=root&${"a=b&".repeat(1000)}`],
    [400, "/about?_data=root"],
    [400, "/about?%5Fdata=root"],
    [400, `/x${"\\a".repeat(1000)}`],
  ];
  for (const [status, path] of refused) expect(await statusOf(baseURL, path), path.slice(0, 40)).toBe(status);

  const routes = Array.from({ length: 1000 }, () => "root").join();
  const accepted = [
    "/about?utm_source=a&q=b",
    `/about.data?_routes=${routes}`,
    "/solutions.data",
    "/_root.data",
  ];
  for (const path of accepted) expect(await statusOf(baseURL, path), path.slice(0, 40)).toBe(200);
});

test("SAFE-04: a form with a foreign, null or malformed origin gets 403 and a page with instructions", async ({
  request,
}) => {
  const paths = [
    "/lets-talk",
    "/lets-talk.data",
    "/lets-talk/enquiries",
    "/about",
    "/admin/sign-in",
    "/admin/sign-in.data",
    "/admin/recover",
  ];
  const foreign: Record<string, string>[] = [
    { Origin: "http://evil.example" },
    { Origin: "null" },
    { Origin: "garbage" },
    { Origin: "http://" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: "http://files.localhost" },
  ];
  for (const path of paths) {
    for (const headers of foreign) {
      const answer = await request.post(path, { headers, form: { name: "x" }, maxRedirects: 0 });
      expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(await answer.text()).toContain("Open the form on this site and send it again.");
    }
  }
});

test("SAFE-04: a same-origin form is accepted whatever X-Forwarded-Host the client adds", async ({
  request,
  baseURL,
}) => {
  const own: Record<string, string>[] = [
    { Origin: baseURL ?? "" },
    { Origin: baseURL ?? "", "X-Forwarded-Host": "evil.example" },
    // A page whose Referrer-Policy hides its address.
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
  ];
  for (const headers of own) {
    const answer = await request.post("/lets-talk/enquiries", { headers, multipart: { name: "" } });
    expect(answer.status(), JSON.stringify(headers)).toBe(400);
    expect(await answer.text()).toContain("Name is required");
  }
});

test("SAFE-07: a Host with a path is refused and never answers with another page", async ({ baseURL }) => {
  const { host } = new URL(baseURL ?? "");
  for (const added of ["/news?x=", "/a".repeat(500), "#", "\\evil", "/__manifest?p="])
    expect((await ask(baseURL, "/about", { headers: { Host: host + added } })).statusCode, added).toBe(400);
});

test("SAFE-04: another spelling of an admin address leads to the admin, with its own policy", async ({
  baseURL,
}) => {
  for (const path of ["/ADMIN/sign-in?a=B", "/%61dmin/sign-in?a=B", "/./Admin/sign-in?a=B"]) {
    const { statusCode, headers } = await ask(baseURL, path);
    expect([statusCode, headers.location], path).toEqual([301, "/admin/sign-in?a=B"]);
    expect((await ask(baseURL, path, { method: "POST" })).statusCode, path).toBe(404);
  }
  expect((await ask(baseURL, "/READYZ")).headers.location).toBe("/readyz");
});

test("ROUTE-06: an address with dots is redirected to the one that browsers ask for, on this site", async ({
  baseURL,
}) => {
  for (const [path, to] of [
    ["/x/../about?a=B", "/about?a=B"],
    ["/%2e%2E/about", "/about"],
    ["/./about", "/about"],
    ["/x/..//evil.example", "/evil.example"],
    ["/about/.", "/about/"], // and from there to the page
  ] as const) {
    const { statusCode, headers } = await ask(baseURL, path);
    expect([path, statusCode, headers.location]).toEqual([path, 301, to]);
    expect((await ask(baseURL, path, { method: "POST" })).statusCode, path).toBe(404);
  }
  expect(await statusOf(baseURL, "/about/...")).toBe(404);
});

test("SAFE-07: a condition that a file does not meet gets its own status, and the response is not cached", async ({
  request,
  baseURL,
}) => {
  const [file = ""] = (await (await request.get("/about")).text()).match(/\/assets\/[\w-]+\.css/) ?? [];
  const conditions: [status: number, headers: OutgoingHttpHeaders][] = [
    [416, { Range: "bytes=99999999-" }],
    [412, { "If-Match": '"another"' }],
  ];
  for (const [status, condition] of conditions) {
    const answer = await ask(baseURL, file, { headers: { ...condition, "Accept-Encoding": "br" } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
    });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  }
});

test("SAFE-07: the address of a folder of files is not found, without redirects", async ({ baseURL }) => {
  for (const path of ["/assets", "/art"]) expect(await statusOf(baseURL, path), path).toBe(404);
});

test("SEAM-03: a name that the build does not have is answered in a sentence, whatever its ending and query", async ({
  baseURL,
}) => {
  for (const path of ["/assets/none.js", "/assets/none.data?_routes=root", "/assets/a/b.css?v=1"]) {
    const { statusCode, headers } = await ask(baseURL, path);
    expect([statusCode, headers["cache-control"]], path).toEqual([404, "no-store"]);
    expect(Number(headers["content-length"]), path).toBeLessThan(100);
  }
});

test("READ-01: a write to a page or its Markdown version gets 405 with the allowed methods", async ({
  baseURL,
}) => {
  for (const path of ["/solutions", "/solutions.md"]) {
    const { statusCode, headers } = await ask(baseURL, path, { method: "POST" });
    expect([statusCode, headers.allow], path).toEqual([405, "GET, HEAD"]);
  }
});
