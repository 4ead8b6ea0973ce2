import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "./parse-form.server.ts";

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
