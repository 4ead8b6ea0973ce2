import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm, readForm, readJson } from "./read-form.server.ts";

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

test("ADMIN-06: a form is read with all its values in every encoding", async () => {
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

test("ADMIN-06: an empty form is read as a form without fields", async () => {
  expect([...(await readForm(post("", urlencoded)))]).toEqual([]);
});

test.each([
  ["a request without a body", null, undefined],
  ["a text body", "name=Ida", "text/plain"],
  ["multipart data without a boundary", "hello", "multipart/form-data"],
  ["truncated multipart data", "--x\r\nContent-Disposition: form-data", "multipart/form-data; boundary=x"],
])("SAFE-05: %s is rejected with 400", async (_what, body, type) => {
  expect(await statusOf(readForm(post(body, type)))).toBe(400);
});

test("SAFE-05: a body above the size limit is rejected with 413, with or without a declared length", async () => {
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

test("SAFE-05: more than ten thousand fields are rejected with 413", async () => {
  expect(await statusOf(readForm(post("a&".repeat(500_000), urlencoded)))).toBe(413);
});

test("SAFE-05: JSON is parsed, and invalid JSON is read as undefined", async () => {
  expect(await readJson(post('{"name":"Zoë"}', "application/json"))).toEqual({ name: "Zoë" });
  for (const body of ["{", "", null]) expect(await readJson(post(body))).toBeUndefined();
});

// Without the limit this takes longer than the test's timeout.
test("SAFE-05: too many fields of the same name are rejected before they are parsed", async () => {
  const form = await readForm(post("a&".repeat(10_000), urlencoded));
  expect(() => parseForm(form, z.object({ name: z.string() }))).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test("SAFE-05: deeply nested JSON is read as undefined, but brackets in its strings are allowed", async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  expect(await readJson(post(deep))).toBeUndefined();
  const text = '["\\"'.repeat(20_000);
  expect(await readJson(post(JSON.stringify({ text })))).toEqual({ text });
});

const schema = z.object({ name: z.string() });

function parsed(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(form, schema);
}

test("ADMIN-06: a form is parsed together with conform's state and intent fields", () => {
  const state = JSON.stringify({ validated: { name: true } });
  const intent = JSON.stringify({ type: "validate", payload: { name: "name" } });
  expect(parsed({ name: "Ida", __state__: state })).toMatchObject({
    status: "success",
    value: { name: "Ida" },
  });
  expect(parsed({ name: "Ida", __intent__: intent }).status).toBeUndefined();
});

test("SAFE-05: a NUL in a field is replaced with U+FFFD", () => {
  expect(parsed({ name: "I\0da" })).toMatchObject({ status: "success", value: { name: "I\ufffdda" } });
});

test("SAFE-05: an invalid value in a conform field is rejected with 400 and logged", async () => {
  const refusal = async (field: string, value: string | Blob) => {
    try {
      return parsed({ name: "Ida", [field]: value });
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      return [thrown.status, await thrown.text()];
    }
  };
  for (const field of ["__intent__", "__state__"]) {
    const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    for (const value of ["x", "1", "null", "[", deep, new Blob(["{}"])])
      expect(await refusal(field, value)).toEqual([400, `The field ${field} cannot be read.`]);
    await fc.assert(fc.asyncProperty(fc.json(), async (value) => void (await refusal(field, value))));
  }
});

test.each(["name[1000]", "name[4294967294]", "a[0].b[99999999]", `a${"[0]".repeat(5000)}`])(
  "SAFE-05: a field name with a huge list index is rejected with 400",
  (name) => {
    expect(() => parsed({ name: "Ida", [name]: "x" })).toThrow(expect.objectContaining({ status: 400 }));
  },
);

test.each([
  { type: "insert", payload: { name: "name" } },
  { type: "remove", payload: { name: "name", index: 0 } },
  { type: "reorder", payload: null },
  { type: "update", payload: { name: "a[", value: 5 } },
  { type: "update", payload: { name: "list[99999999]", value: 5 } },
  { type: "update", payload: { name: "list", index: 99999999, value: 5 } },
])("SAFE-05: the unsupported intent %j is rejected with 400", (intent) => {
  const refused = () => parsed({ name: "Ida", __intent__: JSON.stringify(intent) });
  expect(refused).toThrow(expect.objectContaining({ status: 400 }));
});
