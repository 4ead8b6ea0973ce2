import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { enquiryFieldsOf } from "#app/domain/leads/enquiry.ts";
import { leadFilterSchema } from "#app/domain/leads/lead.ts";
import { enquirySchema } from "#tests/support/enquiry-schema.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { hostileValues } from "#tests/support/hostile-values.ts";
import { addressOf, paramsIn, routeNames } from "#tests/support/route-addresses.ts";

/** Query parameters of the site and the admin, and further names that a program might read. */
const parameters = [
  ...leadFilterSchema.keyof().options,
  ..."q page sent token returnTo view who what subject after tag type sort slug parent id v version email address assignee label priority lead focus kind folder exclude _routes index".split(
    " ",
  ),
];

/** Fields of the public forms. */
const fields = [
  ...enquiryFieldsOf(enquirySchema),
  ..."password token code returnTo intent __intent__ __state__".split(" "),
];

/** Requests for each route; over all routes every value is combined with every name. */
const ROUNDS = 8;
const PARALLEL = 6;

/** Every name with a different value in each round. */
function rotated(names: readonly string[], turn: number): [name: string, value: string][] {
  return names.map((name, position) => [name, valueAt(7 * turn + 13 * position)]);
}

const valueAt = (turn: number) => hostileValues[turn % hostileValues.length] ?? "";

/** Runs all requests with limited concurrency and returns those with a status of 500 or more. */
async function failuresOf(asks: (() => Promise<[what: string, status: number]>)[]) {
  const left = asks.entries();
  const failures: [string, number][] = [];
  const lane = async () => {
    for (const [, ask] of left) {
      const [what, status] = await ask();
      if (status >= 500) failures.push([what, status]);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return failures;
}

test("SAFE-05: no value in an address makes a page, a list or an export fail", async ({ page, staff: _ }) => {
  test.setTimeout(180_000); // some thousand requests
  const asks = routeNames
    .filter((name) => name !== "admin/live") // streams without end
    .flatMap((name, route) =>
      Array.from({ length: ROUNDS }, (_, round) => async (): Promise<[string, number]> => {
        const turn = ROUNDS * route + round;
        const inPath = paramsIn(name).map((param, position) => [
          param,
          encodeURIComponent(wellFormed(valueAt(turn + position)) || "-"),
        ]);
        const path = round % 2 ? addressOf(name) : addressOf(name, Object.fromEntries(inPath));
        const query = new URLSearchParams(rotated(parameters, turn));
        const answer = await page.request.get(`${path}?${query}`, { maxRedirects: 0 });
        return [`${path}?${query}`.slice(0, 300), answer.status()];
      }),
    );

  expect(await failuresOf(asks)).toEqual([]);
});

test("SAFE-05: no value in a public form makes it fail", async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const paths = routeNames
    .filter((name) => name.startsWith("auth/") && name !== "auth/sign-out")
    .map((name) => addressOf(name));
  expect(paths).toContain("/admin/sign-in");
  const asks = [...paths, "/lets-talk", "/lets-talk.data", "/lets-talk/enquiries"].flatMap((path, route) =>
    Array.from({ length: 3 * ROUNDS }, (_, round) => async (): Promise<[string, number]> => {
      const pairs = rotated(fields, 3 * ROUNDS * route + round);
      return [
        `${path} ${JSON.stringify(pairs).slice(0, 300)}`,
        await post(request, `${baseURL}${path}`, pairs),
      ];
    }),
  );

  expect(await failuresOf(asks)).toEqual([]);
});

/** From a unique address, so that no rate limit responds first. */
async function post(request: APIRequestContext, url: string, pairs: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, name === "id" ? value || randomUUID() : value);
  const from = `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;
  const answer = await request.post(url, {
    multipart: form,
    headers: { "X-Forwarded-For": from },
    maxRedirects: 0,
  });
  return answer.status();
}

/** A value for an address: without unpaired surrogates. */
function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, "\ufffd").slice(0, 200);
}
