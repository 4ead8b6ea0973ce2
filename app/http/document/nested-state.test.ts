import fc from "fast-check";
import { decode, encode } from "turbo-stream";
import { expect, test } from "vitest";
import { flat, nested } from "./nested-state.ts";

/** As the start script of a page has it. */
const flatten: (state: unknown) => unknown[] = new Function(`${flat}return flat`)();

const written = (value: unknown) => new Response(encode(value)).text();

async function read(text: string): Promise<unknown> {
  const { body } = new Response(text);
  return body && (await decode(body)).value;
}

const json = fc.letrec((part) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(part("value"), { maxLength: 4 }),
    fc.dictionary(fc.string({ minLength: 1 }), part("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

test("FAST-02: a state that was nested for a page is read by Remix as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ loaderData: json.value }, { noNullPrototype: true }), async (state) => {
      const text = nested(await written(state));
      expect(text).toBeDefined();
      expect(await read(`${JSON.stringify(flatten(JSON.parse(text ?? "")))}\n`)).toEqual(state);
    }),
  );
});

test("FAST-02: what is undefined is left out", async () => {
  expect(nested(await written({ one: undefined, two: [{ three: undefined }] }))).toBe('{"two":[{}]}');
});

test.each([
  ["a set", new Set([1])],
  ["an error", new Error("no")],
  ["a number that is none", Number.NaN],
  ["a gap in a list", [undefined]],
  ["an empty name", { "": 1 }],
  ["something that is still to come", Promise.resolve(1)],
])("FAST-02: %s is left to the flat form", async (_, value) => {
  expect(nested(await written({ value }))).toBeUndefined();
});

test("FAST-02: what holds itself is left to the flat form", async () => {
  const ring: { own?: unknown } = {};
  ring.own = ring;
  expect(nested(await written(ring))).toBeUndefined();
});
