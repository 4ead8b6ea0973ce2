import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { loader as loadCookieSettings } from "#app/routes/site/cookie-settings.tsx";
import { loader as openForm, action as takeEnquiry } from "#app/routes/site/lets-talk/enquiries.ts";
import { loader as loadNextSteps } from "#app/routes/site/lets-talk/next-steps.ts";
import { action as takeForm } from "#app/routes/site/lets-talk/page.tsx";
import { loader as loadProof } from "#app/routes/site/lets-talk/proof.ts";
import { loader as loadPreviews } from "#app/routes/site/page-previews.ts";
import { refuseForeignWrite } from "#app/server/refusals.server.ts";
import { readInLanguage } from "#app/server/requested-language.server.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { leadOf } from "#tests/support/enquiry.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { addGerman, requestAt, thrownStatus } from "#tests/support/further-language.ts";

beforeEach(addGerman);

const sent = (body: FormData) => ({ method: "POST", body });

test("LANG-06: a form of a further language is answered in it, with and without script, and so is its lead", async () => {
  const form = anEnquiry();
  const answer = await requestAt("/de/lets-talk/enquiries", takeEnquiry, sent(form));
  expect(await answer.json()).toMatchObject({ status: "sent", receipt: { isConfirmed: true } });
  expect(await leadOf(form)).toMatchObject({ language: "de" });

  const plain = anEnquiry({ description: "Fähren, die auch im Herbst noch fahren." });
  const redirected = await requestAt("/de/projekt-anfragen", takeForm, sent(plain));
  expect(redirected).toMatchObject({ status: 303 });
  expect((redirected as Response).headers.get("Location")).toBe("/de/projekt-anfragen/gesendet");
  expect(await leadOf(plain)).toMatchObject({ language: "de" });
});

test("LANG-06: a form of the main language stays in it, although the site has another", async () => {
  const form = anEnquiry();
  const redirected = await requestAt("/lets-talk", takeForm, sent(form));
  expect((redirected as Response).headers.get("Location")).toBe("/lets-talk/sent");
  expect(await leadOf(form)).toMatchObject({ language: "en" });
});

test("LANG-06: the problems of an enquiry are told in the language of its form", async () => {
  const problems = { name: ["Bitte geben Sie Ihren Namen an"] };
  const byScript = await requestAt("/de/lets-talk/enquiries", takeEnquiry, sent(anEnquiry({ name: "" })));
  expect(await byScript.json()).toMatchObject({ status: "invalid", result: { error: problems } });
  const plain = await requestAt("/de/projekt-anfragen", takeForm, sent(anEnquiry({ name: "" })));
  expect(plain).toMatchObject({ data: { result: { error: problems } } });
});

test("LANG-06: what the dialog, the menu and the banner fetch is in the language of the page", async () => {
  await createPage({ slug: "kontakt", language: "de" });
  await createPage({ slug: "contact" });
  const json = async (path: string, loader: typeof loadNextSteps) =>
    JSON.stringify(await (await requestAt(path, loader)).json());
  const german = await json("/de/lets-talk/next-steps", loadNextSteps);
  expect(german).not.toBe(await json("/lets-talk/next-steps", loadNextSteps));
  const { previews } = await (await requestAt("/de/page-previews", loadPreviews)).json();
  expect(Object.keys(previews)).toEqual(["/de/kontakt"]);
  const banner = await requestAt("/de/cookie-settings", loadCookieSettings);
  expect(await banner.text()).toContain("Alle ablehnen");
  expect((await requestAt("/de/lets-talk/proof", loadProof)).status).toBe(204);
  const page = await requestAt("/de/lets-talk/enquiries", openForm);
  expect(page.headers.get("Location")).toBe("/de/projekt-anfragen");
});

test("LANG-03: what pages fetch is not found below the code of a language that the site does not have", async () => {
  for (const [path, loader] of [
    ["/en/lets-talk/next-steps", loadNextSteps],
    ["/en/lets-talk/proof", loadProof],
    ["/en/lets-talk/enquiries", openForm],
    ["/en/page-previews", loadPreviews],
    ["/en/cookie-settings", loadCookieSettings],
  ] as const)
    expect(await thrownStatus(requestAt(path, async (args) => loader(args))), path).toBe(404);
});

test("LANG-06: writes below an unknown code are not found, and foreign ones are refused in the language of the form", async () => {
  const server = express()
    .use(refuseForeignWrite)
    .use(readInLanguage)
    .use((_request, response) => void response.end("taken"))
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const post = async (path: string, site = "same-origin") => {
    const headers = { "Sec-Fetch-Site": site };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await post("/de/lets-talk/enquiries")).toEqual({ status: 200, text: "taken" });
  expect(await post("/en/lets-talk/enquiries")).toMatchObject({ status: 404 });

  const german = await post("/de/projekt-anfragen", "cross-site");
  expect(german).toMatchObject({ status: 403 });
  expect(german.text).toContain('<html lang="de"');
  expect(german.text).toContain('href="/de/projekt-anfragen"');
  expect((await post("/lets-talk", "cross-site")).text).toContain('href="/lets-talk"');
  expect((await post("/en/lets-talk", "cross-site")).text).toContain('href="/lets-talk"');
});
