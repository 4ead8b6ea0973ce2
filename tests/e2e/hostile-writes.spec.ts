import { eq } from "drizzle-orm";
import type { APIRequestContext } from "playwright/test";
import { settingTabs } from "#app/domain/settings/section.ts";
import * as schema from "#db/schema/index.ts";
import { startAside } from "#tests/support/aside.ts";
import { expect, password, test } from "#tests/support/fixtures.ts";
import { hostileValues } from "#tests/support/hostile-values.ts";
import { type PostedForm, postedForms } from "#tests/support/posted-forms.ts";
import { actionNames, addressOf, isIndex, routeNames } from "#tests/support/route-addresses.ts";
import { makeThrowawayDatabase } from "#tests/support/throwaway-database.ts";

/** Routes that end the session of these requests, or change how the next one is created. */
const endsSession = /^admin\/account\/(password|sessions?|authenticator|recovery-codes)$/;

/** Endpoints of the editor, of previews and of passkeys that take JSON. */
const takesJson =
  /^(admin\/documents\/draft|admin\/pages\/link-check|preview\/(?!testimonial)|admin\/account\/passkey-registration)/;

const endsOwnSession = /sign-out|account\/(password|sessions|authenticator|recovery)/;

const isFuzzed = (name: string) =>
  takesJson.test(name) || (name.startsWith("admin/") && !endsSession.test(name));

/** Fields that only scripts send. */
const scriptFields =
  "id leadId taskId everything until undo status owner inline confirmed parentSlug position before version base bases body title name note at intent _method step ids tag accountId fields blocks order html css paths baseVersion response".split(
    " ",
  );

const ROUNDS = 4;
const PARALLEL = 4;

/** Deeper than any call stack, as rich text and as plain JSON. */
const deepDocument = `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(20_000)}${"]}".repeat(20_000)}]}`;
const deepJson = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
const values = [...hostileValues, deepDocument, deepJson];
const valueAt = (turn: number) => values[turn % values.length] ?? "";

type Send = () => Promise<[what: string, status: number]>;

test("SAFE-05: no value that a signed-in user submits in a form or document makes the site fail", async ({
  page,
  playwright,
}, { outputDir }) => {
  test.setTimeout(240_000);
  const database = await makeThrowawayDatabase();
  const { site, stop } = await startAside(page, outputDir, { DATABASE_URL: database.url });
  const request = await playwright.request.newContext({
    baseURL: site,
    maxRedirects: 0,
    extraHTTPHeaders: { Origin: site, Connection: "close" }, // a keep-alive connection may close just as it is used
  });
  try {
    const form = { email: process.env.ADMIN_EMAIL ?? "", password };
    expect((await request.post("/admin/sign-in", { form })).status()).toBeLessThan(400);
    const things = await someThings(database.db);
    const addresses = (name: string) => addressesOf(name, things);

    const forms: PostedForm[] = [];
    for (const path of routeNames.filter((name) => name.startsWith("admin/")).flatMap(addresses)) {
      if (path === "/admin/live") continue; // streams without end
      const answer = await request.get(path);
      if (answer.status() === 200 && answer.headers()["content-type"]?.startsWith("text/html"))
        forms.push(...(await postedForms(page, await answer.text(), site + path)));
    }
    const left = differing(forms).filter(
      ({ action }) => !endsOwnSession.test(action) && !action.includes(things.ownerId),
    );
    expect(left.length).toBeGreaterThan(35);

    const sends = [
      ...left.flatMap((found, turn) => inEachField(request, found, turn)),
      ...actionNames
        .filter(isFuzzed)
        .flatMap((name, turn) => inEveryWay(request, name, addresses(name), turn)),
    ];
    const failures = await failuresOf(sends);
    console.log(`${sends.length} writes were sent to ${left.length} forms and ${actionNames.length} routes`);
    expect(failures).toEqual([]);
    expect((await request.get("/admin/account")).status(), "still signed in").toBe(200);
  } finally {
    await request.dispose();
    await stop();
    await database.drop();
  }
});

/** The rows of a list have equal forms: keeps one for each last path segment and set of field names. */
function differing(forms: PostedForm[]): PostedForm[] {
  const keyOf = ({ action, fields }: PostedForm) =>
    [action.split("?")[0]?.split("/").at(-1), ...fields.map(([name]) => name)].join(" ");
  return [...new Map(forms.map((form) => [keyOf(form), form])).values()];
}

/**
 * Puts a hostile value into each field: once with the original values in most others, and once with hostile values in
 * them.
 */
function inEachField(request: APIRequestContext, { action, fields }: PostedForm, turn: number): Send[] {
  const withValues = (isHostile: (position: number) => boolean) =>
    fields.map(([name, value], position): [string, string] => [
      name,
      isHostile(position) ? valueAt(7 * turn + 13 * position) : value,
    ]);
  const rounds = Math.min(ROUNDS, fields.length);
  return [
    ...Array.from({ length: rounds }, (_, round) =>
      post(
        request,
        action,
        withValues((position) => position % rounds === round),
      ),
    ),
    post(
      request,
      dataAddress(action),
      withValues(() => true),
    ),
  ];
}

/** Requests a route with fields that are in no form, and with JSON. */
function inEveryWay(request: APIRequestContext, name: string, addresses: string[], turn: number): Send[] {
  return addresses.flatMap((address) =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const fields = scriptFields.map((field, position): [string, string] => [
        field,
        valueAt(ROUNDS * turn + 5 * round + 11 * position),
      ]);
      const form = post(request, round % 2 ? dataAddress(address) : address, fields);
      if (!takesJson.test(name)) return [form];
      const text = JSON.stringify(Object.fromEntries(fields));
      const bodies = [text, valueAt(ROUNDS * turn + round), deepDocument];
      return [form, ...bodies.map((body) => postJson(request, address, body))];
    }).flat(),
  );
}

function post(request: APIRequestContext, address: string, fields: [string, string][]): Send {
  return async () => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const answer = await request.post(address, { multipart: form });
    return [`${address} ${shown(fields)}`, answer.status()];
  };
}

function postJson(request: APIRequestContext, address: string, body: string): Send {
  return async () => {
    const answer = await request.post(address, {
      data: Buffer.from(body),
      headers: { "Content-Type": "application/json" },
    });
    return [`${address} ${body.slice(0, 300)}`, answer.status()];
  };
}

const shown = (fields: [string, string][]) =>
  JSON.stringify(fields.map(([name, value]) => [name, value.slice(0, 60)])).slice(0, 1500);

/** The address of a script's submission that corresponds to a document's submission to `address`. */
function dataAddress(address: string): string {
  const { pathname, search } = new URL(address, "http://site");
  return `${pathname}.data${search}`;
}

/** The addresses of a route: one for each kind of subject, and every tab of the settings. */
function addressesOf(name: string, things: Record<string, string>): string[] {
  const index = isIndex(name) ? "?index" : "";
  if (/^admin\/settings\/(tab|history|draft|publication|versions)$/.test(name))
    return settingTabs.map((tab) => addressOf(name, { ...things, tab, key: "site_name" }) + index);
  if (name.startsWith("admin/content/"))
    return [
      addressOf(name, { type: "news", contentId: things.articleId ?? "" }),
      addressOf(name, { type: "testimonials", contentId: things.testimonialId ?? "" }),
    ];
  return [addressOf(name, things) + index];
}

/** Ids from the demo content, and of one lead, task and colleague. */
async function someThings(db: Awaited<ReturnType<typeof makeThrowawayDatabase>>["db"]) {
  const first = async (rows: Promise<{ id: string }[]>) => (await rows)[0]?.id ?? "";
  const [owner] = await db.select().from(schema.accounts);
  const [page] = await db.select().from(schema.pages).where(eq(schema.pages.slug, "solutions"));
  const lead = {
    id: crypto.randomUUID(),
    name: "Ines",
    email: "ines@ferries.example",
    description: "Ferries.",
  };
  const leadId = await first(db.insert(schema.leads).values(lead).returning());
  return {
    ownerId: owner?.id ?? "",
    pageId: page?.id ?? "",
    slug: page?.slug ?? "",
    leadId,
    taskId: await first(db.insert(schema.tasks).values({ title: "Call", orderIndex: 0, leadId }).returning()),
    accountId: await first(
      db
        .insert(schema.accounts)
        .values({ email: "rowan@kestrel.example", name: "Rowan", passwordHash: "", role: "sales" })
        .returning(),
    ),
    articleId: await first(db.select().from(schema.news).limit(1)),
    testimonialId: await first(db.select().from(schema.testimonials).limit(1)),
    mediaId: await first(db.select().from(schema.media).limit(1)),
  };
}

/** Sends all requests with limited concurrency and returns those with a status of 500 or more. */
async function failuresOf(sends: Send[]) {
  const left = sends.values();
  const failures: [string, number][] = [];
  const lane = async () => {
    for (const send of left) {
      const [what, status] = await send();
      if (status >= 500) failures.push([what, status]);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return failures;
}
