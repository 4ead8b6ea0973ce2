import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { blocks } from "#app/blocks/registry.ts";
import { MAX_QUERY_LENGTH } from "#app/domain/search/search.ts";
import { registry, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { tasks } from "#db/schema/tasks.ts";
import { everyBlock } from "#tests/support/every-block.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { endlessly, filled } from "#tests/support/filled.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { scriptPayloads } from "#tests/support/payloads.ts";
import { watchNetwork } from "#tests/support/quiet.ts";

/*
 * Fills every editable text with XSS payloads and opens every screen that shows it in a browser. Nothing may run, and
 * nothing may become an element or an address that could; a violation of the content security policy is a console error
 * and fails the test.
 */

const payloads = scriptPayloads();
const text = endlessly(payloads);
const next = () => text.next().value;

test.use({ expectedErrors: [/Failed to load resource/] });

test("SAFE-05: a thousand script payloads in blocks, rich text, news and testimonials execute nothing", async ({
  page,
  staff: _,
  anArticle,
  aTestimonial,
}) => {
  test.slow(); // pages of a thousand blocks
  expect(payloads.length).toBeGreaterThanOrEqual(1000);
  const watch = await watchFor(page);
  const slug = `payloads-${randomUUID().slice(0, 8)}`;
  const shown = await createPage({
    slug,
    title: next(),
    extendedTitle: next(),
    excerpt: next(),
    searchTitle: next(),
    searchDescription: next(),
    orderIndex: 990,
    content: [...everyBlock(text), everyPayload()],
  });
  const article = await anArticle({
    slug: `${slug}-news`,
    title: next(),
    excerpt: next(),
    author: next(),
    tags: [next(), next()],
    body: everyPayload().props.body,
    publishedDate: new Date(),
  });
  const testimonial = await aTestimonial({
    name: next(),
    position: next(),
    company: next(),
    country: next(),
    testimonial: payloads.slice(0, 30).join(" "),
  });
  try {
    for (const path of [
      `/${slug}`,
      "/",
      "/news",
      `/news/${article.slug}`,
      `/preview/page/${shown.id}`,
      `/preview/frame/${shown.id}`,
      `/preview/content/news/${article.id}`,
      `/preview/framed/testimonials/${testimonial.id}`,
      "/admin/pages",
      `/admin/pages/${slug}`,
      `/admin/pages/${slug}/versions`,
      `/admin/pages/${slug}/address`,
      `/admin/pages/${slug}/preset`,
      "/admin/content/news",
      `/admin/content/news/${article.id}`,
      "/admin/content/testimonials",
      `/admin/content/testimonials/${testimonial.id}`,
    ]) {
      await watch.expectHarmless(path);
    }
  } finally {
    await db.delete(pages).where(eq(pages.id, shown.id));
  }
});

test("SAFE-05: a thousand script payloads in enquiries, tasks and searches execute nothing", async ({
  page,
  baseURL,
  staff: _,
}) => {
  test.slow(); // many screens
  const watch = await watchFor(page);
  const marked = `payloads-${randomUUID().slice(0, 8)}`;
  for (let from = 0; from < payloads.length; from += 60) {
    const fields = {
      name: next(),
      email: `${marked}@kestrel.example`,
      phone: "+351 91 234 56 78",
      description: payloads.slice(from, from + 60).join("\n"),
      sourcePage: next(),
      sourceUrl: next(),
      utmSource: next(),
      utmMedium: next(),
      utmCampaign: next(),
      utmTerm: next(),
      utmContent: next(),
      referrer: next(),
      visitorHistory: JSON.stringify([next(), next()]),
    };
    const sent = await page.request.post("/lets-talk", {
      multipart: fields,
      headers: { Origin: baseURL ?? "" },
    });
    expect(sent.status()).toBeLessThan(400);
  }
  const lead = await createLead({
    name: next(),
    email: `<img src=x onerror=pwned(1)>@${marked}.example`,
    phone: next(),
    description: next(),
    userAgent: next(),
    referrer: next(),
    sourcePage: next(),
    sourceUrl: next(),
    nextStep: next(),
    visitorHistory: [next(), next()],
    attachedFiles: [{ name: next(), size: 7, type: next(), key: "none", url: "/admin" }],
  });
  const task = await createTask({
    title: next(),
    description: payloads.slice(0, 40).join("\n"),
    labels: [next(), next()],
    leadId: lead.id,
  });
  const sent = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.email, `${marked}@kestrel.example`));
  try {
    expect(sent.length).toBeGreaterThan(10);
    for (const path of [
      "/admin/leads",
      "/admin/leads?view=board",
      ...sent.slice(0, 4).map(({ id }) => `/admin/leads/${id}`),
      `/admin/leads/${lead.id}`,
      "/admin/leads/charts",
      `/admin/leads/person?q=${marked}@kestrel.example`,
      "/admin/tasks",
      `/admin/tasks/${task.id}`,
      "/admin/overview",
      "/admin/settings/audit",
    ]) {
      await watch.expectHarmless(path);
    }
    const searched = payloads.slice(0, 100).filter((_, position) => position % 9 === 0);
    for (const query of queriesOf(searched).map(encodeURIComponent)) {
      for (const path of [
        `/search?q=${query}`,
        `/no-such-page/${query}`,
        `/lets-talk?name=${query}&utm_source=${query}`,
        `/admin/find?q=${query}`,
        `/admin/leads?q=${query}`,
        `/admin/sign-in?returnTo=${query}`,
      ]) {
        await watch.expectHarmless(path);
      }
    }
  } finally {
    await db.delete(tasks).where(eq(tasks.id, task.id));
    await db.delete(leads).where(eq(leads.email, `${marked}@kestrel.example`));
    await db.delete(leads).where(eq(leads.id, lead.id));
  }
});

test("SAFE-05: script payloads in every setting execute nothing", async ({
  storeSettings,
  page,
  staff: _,
}) => {
  test.slow(); // every tab
  const watch = await watchFor(page);
  await storeSettings(hostileSettings());
  const tabs = new Set(settingKeys.map((key) => key.split("_")[0]));
  for (const path of ["/", "/solutions", "/lets-talk", "/news", "/no-such-page", "/admin/overview"]) {
    await watch.expectHarmless(path);
  }
  for (const tab of tabs) await watch.expectHarmless(`/admin/settings/${tab}`);
  for (const tab of ["brand", "footer", "home"]) await watch.expectHarmless(`/preview/settings/${tab}`);
});

/** Texts of several payloads, each as long as a search may be. */
function queriesOf(texts: string[]): string[] {
  const queries: string[] = [];
  for (const text of texts) {
    const joined = `${queries.at(-1) ?? ""} ${text}`;
    if (queries.length > 0 && joined.length <= MAX_QUERY_LENGTH) queries[queries.length - 1] = joined;
    else queries.push(text);
  }
  return queries;
}

/** A text of all payloads, each as a paragraph and as the address of a link. */
function everyPayload() {
  const content = payloads.map((payload) => ({
    type: "paragraph",
    content: [
      { type: "text", text: payload },
      { type: "text", text: "here", marks: [{ type: "link", attrs: { href: payload } }] },
    ],
  }));
  const body = { type: "doc", content };
  return { id: randomUUID(), type: "rich-text", version: blocks["rich-text"].version, props: { body } };
}

/** Every setting that accepts a payload, except those that are scripts on purpose. */
function hostileSettings(): Partial<Settings> {
  const entries = settingKeys
    .filter((key) => !/^(custom|gtm)_/.test(key))
    .map((key) => {
      const { schema, default: value } = registry[key];
      return [key, filled<unknown>(value || next(), text, (changed) => schema.safeParse(changed).success)];
    });
  return Object.fromEntries(
    entries.filter(([key, value]) => registry[key as keyof Settings].schema.safeParse(value).success),
  );
}

/** Opens pages and checks whether any payload has run, or could run. */
async function watchFor(page: Page) {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction("pwned", () => void ran.push(page.url()));
  const untilQuiet = watchNetwork(page);

  return {
    async expectHarmless(path: string) {
      await page.goto(path, { waitUntil: "load" });
      await untilQuiet();
      // A frame that was never opened has no document yet.
      for (const frame of page.frames().filter((each) => each.url().startsWith("http"))) {
        expect(await frame.evaluate(couldRun), path).toEqual([]);
      }
      expect(ran, path).toEqual([]);
    },
  };
}

/** Finds attributes that would run a script or link to one, and triggers every user event. */
function couldRun(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const isEvent = /^on/i.test(name);
      const isAddress = /^(href|src|action|formaction|data|xlink:href|srcdoc)$/i.test(name);
      // Browsers ignore spaces and control characters before an address and within its scheme.
      const runs = /^(javascript:|vbscript:|data:text)/i.test(value.replace(/[^!-~]/g, ""));
      if (isEvent || (isAddress && runs) || name === "srcdoc")
        found.push(`${element.tagName} ${name}=${value}`);
    }
    for (const event of ["mouseover", "pointerenter", "mousemove", "focus"])
      element.dispatchEvent(new Event(event));
  }
  return found;
}
