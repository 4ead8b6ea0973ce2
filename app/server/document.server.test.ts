// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { furtherEdition, mainEdition } from "#app/languages/language.ts";
import { createNonce, finishDocument, finishFrame, withFreshNonce } from "./document.server.ts";

const renderNonce = "render-nonce-of-22-let";
const context = "window.context={}";
const routes = 'import "/assets/a.js";';
const data = "window.context.enqueue('<p>')";

/** The parts as React renders them, with user content that looks like a script. */
const rendered = {
  head: "<title>A</title>",
  page: '<p>&lt;script nonce="guess"&gt;</p><script nonce="guess">evil()</script>',
  scripts: [
    '<link rel="modulepreload" href="/assets/a.js"/>',
    `<script nonce="${renderNonce}">${context}</script>`,
    `<script nonce="${renderNonce}" type="module" async="">${routes}</script>`,
    `<!--$--><script nonce="${renderNonce}">${data}</script><!--/$-->`,
  ].join(""),
};

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const options = (hasThirdPartyScripts: boolean) => ({
  renderNonce,
  isVisit: true,
  pageModule: "/assets/page.js",
  isAdmin: false,
  edition: furtherEdition("de"),
  needs: { frames: [], pictures: "any" as const, hasThirdPartyScripts },
});
const finish = (hasThirdPartyScripts: boolean) => finishDocument(rendered, options(hasThirdPartyScripts));

test("SAFE-04: a document's policy has the hashes of the framework's scripts only", () => {
  const { html, policy, noncePlaceholder } = finish(false);
  expect(noncePlaceholder).toBeUndefined();
  expect(html).not.toContain(renderNonce);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de" data-language="de" data-prefix="\/de">/);
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
  const boot = new DOMParser().parseFromString(html, "text/html").head.querySelector("script")?.text ?? "";
  expect(sources).toEqual([...[boot, context, routes, data].map(hash), "'strict-dynamic'"]);
  expect(sources).not.toContain(hash("evil()"));
});

test("FAST-02: the framework's scripts are in a template at the end of the body", () => {
  const page = new DOMParser().parseFromString(finish(false).html, "text/html");
  const template = page.body.lastElementChild as HTMLTemplateElement;
  expect(template.tagName).toBe("TEMPLATE");
  const scripts = [...template.content.querySelectorAll("script")];
  expect(scripts.map(({ text }) => text)).toEqual([context, routes, data]);
  expect(template.content.querySelectorAll("link")).toHaveLength(1);
  expect(page.body.firstElementChild?.firstElementChild?.textContent).toBe(`<script nonce="guess">`);
});

test("FAST-02, SAFE-04: a document whose scripts are a file names the file and allows no other inline script", () => {
  let stored = "";
  const { html, policy } = finishDocument(rendered, {
    ...options(false),
    storeScripts: (text) => {
      stored = text;
      return "/?scripts=abc";
    },
  });
  const page = new DOMParser().parseFromString(html, "text/html");
  const { content } = page.body.lastElementChild as HTMLTemplateElement;
  expect([...content.querySelectorAll("script")].map(({ type, src }) => [type, src.slice(-14)])).toEqual([
    ["module", "/?scripts=abc"],
  ]);
  const links = [...content.querySelectorAll("link[rel=modulepreload]")];
  expect(links.map((link) => link.getAttribute("href")).at(-1)).toBe("/?scripts=abc");
  expect(stored).toBe([context, routes, data].join("\n;"));
  const boot = page.head.querySelector("script")?.text ?? "";
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual([hash(boot), "'strict-dynamic'"]);
});

test("COOKIE-04, SAFE-04: a document with third-party scripts has a new nonce in each response", () => {
  const document = finish(true);
  const nonces = Array.from({ length: 50 }, () => {
    const { html, policy } = withFreshNonce(document);
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(Buffer.from(nonce, "base64url")).toHaveLength(16);
    expect(html.match(new RegExp(`<script nonce="${nonce}"`, "g"))).toHaveLength(4);
    expect(html + policy).not.toContain(renderNonce);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(50);
});

test("PAGE-04: in a draft frame only scripts with the frame's nonce run", () => {
  const { html, policy } = withFreshNonce(
    finishFrame(rendered, mainEdition("de"), { frames: [], pictures: "any", isFramed: true }),
  );
  expect(html).not.toMatch(/<script|modulepreload/);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de" data-language="de">/);
  const [, nonce] = /<meta property="csp-nonce" content="" nonce="([^"]+)"/.exec(html) ?? [];
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
});

test("SAFE-04: nonces are 16 random bytes", () => {
  expect(Buffer.from(createNonce(), "base64url")).toHaveLength(16);
});
