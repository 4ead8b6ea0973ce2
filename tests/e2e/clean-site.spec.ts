import { expect, test } from "playwright/test";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { type CleanSite, startCleanSite } from "#tests/support/clean-site.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { siteSettled } from "#tests/support/site-settled.ts";

/** The demo agency's name and the four colours of its brand. */
const demo = /kestrel|#0E1112|#F5F3EE|#EAE6DC|#FF5A1F/i;

const brand = {
  brand_name: "Nordlicht GmbH",
  brand_logo: "https://cdn.nordlicht.test/logo.svg",
  brand_signal_color: "#1FA2FF",
  brand_signal_text_color: "#0B5A94",
  brand_ink_color: "#0B2233",
  brand_paper_color: "#FFFFFF",
  contact_email: "hello@nordlicht.test",
  leads_mail_to: '["office@nordlicht.test"]',
};

test.describe.configure({ mode: "default" }); // one site for all tests of the file

let site: CleanSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startCleanSite(test.info().project.outputDir);
});

test.afterAll(() => site.stop());

test("BRAND-04: a new site without the demo has no dead link before its pages are published", async () => {
  const { answers } = await crawl(["/", "/lets-talk", "/search", "/news"]);
  expect(dead(answers)).toEqual([]);
  const kestrels = answers.filter(({ text, headers }) => /kestrel/i.test(text + headers));
  expect(kestrels.map(({ path }) => path)).toEqual([]);
  const { text } = await read("/");
  expect(text.includes("Our agency")).toBe(true);
  expect(text.includes(">Services<"), "a section without content is hidden").toBe(false);
  for (const file of [
    "portraits/marta-esteves-480.webp",
    "films/intro.webm",
    "films/reel.mp4",
    "films/reel-1280.webp",
  ])
    expect((await read(`/art/${file}`)).status, `${file} is served with the demo`).toBe(404);
});

test("BRAND-04: a site without the demo, rebranded and published, has no trace of the demo in any answer", async () => {
  await rebrand();
  const pages = ["/", "/about", "/contact", "/privacy-policy", "/cookies-policy", "/imprint"];
  const { answers } = await crawl([
    ...pages,
    ...pages.slice(1).map((path) => `${path}.md`),
    ...["/lets-talk", "/lets-talk/sent", "/search?q=policy", "/news", "/about/careers", "/cookie-settings"],
    ...["/feed.xml", "/feed.atom", "/feed.json", "/sitemap.xml", "/robots.txt", "/llms.txt"],
    ...["/manifest.webmanifest", "/admin/sign-in", "/admin/recover"],
  ]);
  const refused = await Promise.all(["/nothing-here", "/admin/nothing", "/%ff", "/assets/none.js"].map(read));

  expect(dead(answers)).toEqual([]);
  expect(answers.length).toBeGreaterThan(30);
  const found = [...answers, ...refused].filter(({ text, headers }) => demo.test(text + headers));
  expect(found.map(({ path, text, headers }) => [path, demo.exec(text + headers)?.[0]])).toEqual([]);
  expect(answers.find(({ path }) => path === "/")?.text.includes("Nordlicht GmbH")).toBe(true);
});

test("BRAND-04, BRAND-05: mails of a site without the demo go to its people and have no trace of the demo", async () => {
  await rebrand();
  const mailbox = new Mailbox(process.env.MAILBOX_URL, site.mailSender);
  const sent = await fetch(`${site.url}/lets-talk/enquiries`, {
    method: "POST",
    headers: { Origin: site.url },
    body: anEnquiry({ email: "ines@attis.test" }),
  });
  expect(await sent.text()).toContain('"sent"');
  await fetch(`${site.url}/admin/recover`, {
    method: "POST",
    headers: { Origin: site.url },
    body: new URLSearchParams({ email: "owner@nordlicht.test" }),
  });

  await expect.poll(async () => (await mailbox.messages()).length, { timeout: 60_000 }).toBe(3);
  const mails = await mailbox.messages();
  const recipients = mails.flatMap(({ to }) => to.map(({ address }) => address)).sort();
  expect(recipients).toEqual(["ines@attis.test", "office@nordlicht.test", "owner@nordlicht.test"]);
  for (const { subject, from, html, text, headers } of mails) {
    expect(from).toEqual([{ address: "website@localhost", name: "" }]);
    expect(demo.exec(subject + html + text + JSON.stringify(headers))?.[0], subject).toBeUndefined();
  }
});

/** Saves the brand and publishes the starter pages, as the owner. */
async function rebrand() {
  const { sql } = site;
  for (const [key, value] of Object.entries(brand))
    await sql`
      update site_settings set value = ${value}, version = version + 1, updated_by = (select id from accounts limit 1)
      where key = ${key}`;
  await sql`update pages set content = draft->'blocks', draft = null where slug = 'home' and draft is not null`;
  await sql`
    update pages set is_published = true, published_at = now(),
      content = regexp_replace(content::text, '\\[\\[[^\\]]*\\]\\]', 'Nordlicht', 'g')::jsonb`;
  await siteSettled(site.url);
}

interface Answer {
  path: string;
  status: number;
  headers: string;
  /** Empty for pictures. */
  text: string;
}

async function read(path: string): Promise<Answer> {
  const response = await fetch(site.url + path);
  const type = response.headers.get("Content-Type") ?? "";
  const isText = /text|json|xml|javascript/.test(type);
  const headers = JSON.stringify([...response.headers]);
  return { path, status: response.status, headers, text: isText ? await response.text() : "" };
}

/** Reads these addresses and all of this site that they link to, except for the build's own scripts and styles. */
async function crawl(first: string[]): Promise<{ answers: Answer[] }> {
  const answers = new Map<string, Answer>();
  for (let next = first; next.length > 0; ) {
    const found = await Promise.all(next.map(read));
    for (const answer of found) answers.set(answer.path, answer);
    next = [...new Set(found.flatMap(linksOf))].filter((path) => !answers.has(path));
  }
  return { answers: [...answers.values()] };
}

/** Drawings and icons are not followed: their colours are part of the build. */
const ofBuild = /^\/(assets|air)\/|^\/(favicon|apple-touch-icon|icon-)|^\/art\//;

function linksOf({ path, text, headers }: Answer): string[] {
  if (!headers.includes("text/html")) return [];
  const links = [...text.matchAll(/(?:href|src|action|content)="([^"]*)"/g)].map(([, link = ""]) => link);
  return links
    .map((link) => link.replaceAll("&amp;", "&").replace(site.url, "").split("#")[0] ?? "")
    .filter((link) => /^\/(?!\/)/.test(link) && !ofBuild.test(link) && link !== path);
}

const dead = (answers: Answer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`);
