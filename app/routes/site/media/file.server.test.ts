import { beforeEach, describe, expect, test } from "vitest";
import { aDrawing, aFilm, aPicture, offered } from "#tests/support/pictures.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";

const storageProxy = await startProxy(process.env.S3_ENDPOINT ?? "");
const postgresProxy = await startProxy(process.env.DATABASE_URL ?? "");
process.env.S3_ENDPOINT = storageProxy.url;
process.env.DATABASE_URL = postgresProxy.url;
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { emptyMediaBucket } = await import("#tests/support/bucket.ts");
const { findMedia } = await import("#app/domain/media/media.server.ts");
const { mediaSource } = await import("#app/domain/media/media.server.ts");
const { replaceMedia } = await import("#app/domain/media/upload-media.server.ts");
const { addPrepared, prepareMedia } = await import("#tests/support/media-library.ts");
const { loader } = await import("./file.ts");
const { loader: best } = await import("./item.ts");

beforeEach(emptyMediaBucket);

async function prepared(name: string, bytes: Uint8Array) {
  const { id } = await addPrepared(name, bytes);
  return shown(id);
}

async function shown(id: string) {
  const row = await findMedia(id);
  const source = row && mediaSource(row);
  if (!source) throw new Error("there are no variants");
  return { id, address: source.fallback };
}

async function get(address: string, headers: Record<string, string> = {}, method = "GET") {
  const request = new Request(`http://localhost${address}`, { method, headers });
  const [, , mediaId, file] = new URL(request.url).pathname.split("/");
  const answer: unknown = await Promise.resolve(loader(routeArguments(request, { mediaId, file }))).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw answer;
  return answer;
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("MEDIA-01: a variant has its content type, is cached forever and gets 304 when unchanged", async () => {
  const { address } = await prepared("a.jpg", await aPicture({ width: 400 }));

  const first = await get(address);
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-length": String((await bytesOf(first)).byteLength),
  });

  const etag = first.headers.get("ETag") ?? "";
  expect((await get(address, { "If-None-Match": etag })).status).toBe(304);
  expect((await get(address, { "If-None-Match": '"another"' })).status).toBe(200);
  const spaces = `"a"${" ".repeat(500_000)}"b" , W/${etag}`;
  expect((await get(address, { "If-None-Match": spaces })).status, "without blocking the process").toBe(304);
  const head = await get(address, {}, "HEAD");
  expect(head.headers.get("Content-Length")).toBe(first.headers.get("Content-Length"));
  expect((await bytesOf(head)).byteLength).toBe(0);
});

test("MEDIA-01: a missing width, another format and the original respond with 404", async () => {
  const { id, address } = await prepared("a.jpg", await aPicture({ width: 400 }));
  const revision = address.split("?")[1];
  const { key = "" } = (await findMedia(id)) ?? {};

  for (const file of [
    "401.webp",
    "400.jpg",
    "whole.mp4",
    "whole.jpg",
    "..%2Foriginals",
    key.split("/").at(-1),
  ]) {
    expect((await get(`/media/${id}/${file}?${revision}`)).status, file).toBe(404);
  }
  expect((await get(`/media/not-an-id/400.webp?${revision}`)).status).toBe(404);
});

test("MEDIA-01: the address of a replaced file leads to the current one, and caches store nothing under unknown revisions", async () => {
  const { id, address } = await prepared("a.jpg", await aPicture({ width: 400 }));
  await replaceMedia(id, offered("b.jpg", await aPicture({ width: 400 })), await createStaff());
  await prepareMedia(id);
  const replaced = await shown(id);
  expect(replaced.address).not.toBe(address);
  const now = await bytesOf(await get(replaced.address));
  await emptyOf(address);

  const [path = ""] = address.split("?");
  const current = await get(path);
  expect(current.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect((await bytesOf(current)).equals(now)).toBe(true);

  for (const old of [address, `${path}?v=nonsense`, `${path}?v=`, `${path}?v=0123456789abcdef`]) {
    const answer = await get(old);
    expect([answer.status, answer.headers.get("Cache-Control")], old).toEqual([302, "no-store"]);
    expect(answer.headers.get("Location"), old).toBe(replaced.address);
  }
});

test("MEDIA-01: the stored media address redirects to the best variant that every browser supports", async () => {
  const { id, address } = await prepared("a.jpg", await aPicture({ width: 400 }));

  const answer = await best(routeArguments(new Request(`http://localhost/media/${id}`), { mediaId: id }));

  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(address);
});

describe("a film", () => {
  const film = aFilm(3_000_000);

  test("MEDIA-01: is served in the requested ranges", async () => {
    const { address } = await prepared("reel.mp4", film);

    const part = await get(address, { Range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toBe("bytes 100-199/3000000");
    expect((await bytesOf(part)).equals(film.subarray(100, 200))).toBe(true);

    const open = await get(address, { Range: "bytes=0-" });
    expect(open.headers.get("Content-Range")).toBe("bytes 0-2097151/3000000");
    const rest = await get(address, { Range: "bytes=2097152-" });
    expect((await bytesOf(rest)).equals(film.subarray(2_097_152))).toBe(true);

    expect((await get(address, { Range: "bytes=5000000-" })).status).toBe(416);
    const whole = await get(address);
    expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
    expect((await bytesOf(whole)).equals(film)).toBe(true);
  });

  test("MEDIA-01: is served completely when the range has impossibly large numbers", async () => {
    const { address } = await prepared("reel.mp4", film);
    for (const Range of [`bytes=${"9".repeat(23)}-`, `bytes=0-${"9".repeat(23)}`, `bytes=-${"9".repeat(23)}`])
      expect((await get(address, { Range })).status).toBe(200);
  });

  test("MEDIA-01: is served completely when If-Range names another version", async () => {
    const { address } = await prepared("reel.mp4", film);
    expect((await get(address, { Range: "bytes=0-9", "If-Range": '"another"' })).status).toBe(200);
  });
});

test("MEDIA-01, SAFE-05: a drawing is served with a policy that blocks scripts and requests", async () => {
  const { address } = await prepared("mark.svg", aDrawing());

  const answer = await get(address);

  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("MEDIA-01: with the storage unavailable the response is an uncached 503", async () => {
  const { address } = await prepared("a.jpg", await aPicture({ width: 400 }));
  await storageProxy.cut();
  const answer = await get(address).finally(() => storageProxy.restore());

  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toContain("Try again in a minute");
  expect((await get(address)).status).toBe(200);
});

test("MEDIA-01: with Postgres unavailable pictures are still served", async () => {
  const { address } = await prepared("a.jpg", await aPicture({ width: 400 }));
  await postgresProxy.cut();
  const answer = await get(address).finally(() => postgresProxy.restore());

  expect(answer.status).toBe(200);
});

/** Deletes the replaced files, as the job does an hour after a replacement. */
async function emptyOf(address: string) {
  const { removeMediaObjects } = await import("#app/domain/media/delete-media.server.ts");
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const [, , id, file] = pathname.split("/");
  await removeMediaObjects([`public/${id}/${searchParams.get("v")}/${file}`]);
}
