import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "./parse-form.server.ts";
import { readForm, readJson } from "./read-form.server.ts";

const urlencoded = "application/x-www-form-urlencoded;charset=UTF-8";

function post(body: BodyInit | null, type?: string) {
  const headers = type ? { "Content-Type": type } : undefined;
  return new Request("https://kestrel.example/", { method: "POST", body, headers });
}

async function statusOf(reading: Promise<unknown>) {
  const thrown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (thrown !== undefined && !(thrown instanceof Response)) throw thrown;
  return thrown?.status;
}

test("ADMIN-06: a form is read as it was sent, however it was encoded", async () => {
  const fields = [
    ["name", "Zoë & sons"],
    ["tag", "a"],
    ["tag", "b c+d"],
    ["text", "x".repeat(500_000)],
  ];
  const form = new FormData();
  for (const [name = "", value = ""] of fields) form.append(name, value);

  expect([...(await readForm(post(new URLSearchParams(fields))))]).toEqual(fields);
  expect([...(await readForm(post(form)))]).toEqual(fields);
});

test("ADMIN-06: a form without fields is one", async () => {
  expect([...(await readForm(post("", urlencoded)))]).toEqual([]);
});

test.each([
  ["nothing at all", null, undefined],
  ["text", "name=Ida", "text/plain"],
  ["parts without a boundary", "hello", "multipart/form-data"],
  ["parts that end half-way", "--x\r\nContent-Disposition: form-data", "multipart/form-data; boundary=x"],
])("SAFE-05: %s is no form and answered with 400", async (_what, body, type) => {
  expect(await statusOf(readForm(post(body, type)))).toBe(400);
});

test("SAFE-05: more bytes than a form has are answered with 413, announced or not", async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("text=".padEnd(65_536, "x"))),
  });
  const unannounced = new Request("https://kestrel.example/", {
    method: "POST",
    body: endless,
    headers: { "Content-Type": urlencoded },
    duplex: "half",
  } as RequestInit);

  expect(await statusOf(readForm(unannounced))).toBe(413);
  expect(await statusOf(readForm(post("x".repeat(5_000_000), urlencoded)))).toBe(413);
  expect(await statusOf(readJson(post(`"${"x".repeat(20_000_000)}"`, "application/json")))).toBe(413);
});

test("SAFE-05: ten thousand fields are enough: more are answered with 413", async () => {
  expect(await statusOf(readForm(post("a&".repeat(500_000), urlencoded)))).toBe(413);
});

test("SAFE-05: JSON is read as it was sent; what is none is undefined", async () => {
  expect(await readJson(post('{"name":"Zoë"}', "application/json"))).toEqual({ name: "Zoë" });
  for (const body of ["{", "", null]) expect(await readJson(post(body))).toBeUndefined();
});

// Without the limit this takes longer than a test may.
test("SAFE-05: so many fields of one name that parsing them would take minutes are refused", async () => {
  const form = await readForm(post("a&".repeat(10_000), urlencoded));
  expect(() => parseForm(form, z.object({ name: z.string() }))).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test("SAFE-05: JSON that is nested deeper than anything of the site is none, brackets in texts do not count", async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  expect(await readJson(post(deep))).toBeUndefined();
  const text = '["\\"'.repeat(20_000);
  expect(await readJson(post(JSON.stringify({ text })))).toEqual({ text });
});
