import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import adminBoot from "#app/client/boot-admin.ts?inline-script";
import siteBoot from "#app/client/boot-site.ts?inline-script";
import { pageId, scriptsId } from "#app/http/document-ids.ts";
import { defaultLanguage, type Edition } from "#app/languages/language.ts";
import { writing } from "#app/languages/writing.ts";
import { contentSecurityPolicy, type DocumentNeeds } from "./security-headers.server.ts";

/** A rendered page and its content security policy. */
export interface RenderedDocument {
  html: string;
  policy: string;
  /** The placeholder in both for the nonce of a response; undefined if the policy uses script hashes. */
  noncePlaceholder?: string;
}

interface Options {
  edition: Edition;
  /** The nonce with which React rendered the framework's scripts. User content cannot contain it. */
  renderNonce: string;
  /** Whether the boot script records a visit to this page. */
  isVisit: boolean;
  /** URL of the script that runs on public pages before React. */
  pageModule: string;
  /** Whether it is a document of the admin, whose scripts start before the first paint. */
  isAdmin: boolean;
  needs: DocumentNeeds;
  /** Stores the scripts as a file and returns its address; undefined if they are part of the document. */
  storeScripts?: (text: string) => string;
}

/** 16 random bytes as 22 characters without a meaning in regular expressions. */
export function createNonce(): string {
  return randomBytes(16).toString("base64url");
}

/** The parts of a document, as React rendered them. */
export type RenderedParts = Record<"head" | "page" | "scripts", string>;

/**
 * Puts a document together whose scripts run when `app/client` starts them. Until then Remix's scripts are in a
 * `template` element, in which browsers neither load nor run them.
 *
 * The policy lists script hashes, because the page is cached and the same for every visitor. Pages with third-party
 * scripts use a nonce instead, which the tag manager's inline tags inherit. See https://web.dev/articles/strict-csp
 */
export function finishDocument(
  { head, page, scripts }: RenderedParts,
  { edition, renderNonce, isVisit, pageModule, isAdmin, needs, storeScripts }: Options,
): RenderedDocument {
  const mark = isVisit ? ' data-is-visit="yes"' : "";
  const boot = isAdmin
    ? `<script nonce="${renderNonce}">${adminBoot}</script>`
    : `<script nonce="${renderNonce}" data-page-module="${pageModule}"${mark}>${siteBoot}</script>`;
  const inert = storeScripts ? withScriptFile(scripts, renderNonce, storeScripts) : scripts;
  const deferred = `<template id="${scriptsId}">${inert}</template>`;
  const html = documentOf({ head: boot + head, page, scripts: deferred }, edition);
  if (needs.hasThirdPartyScripts) {
    const policy = contentSecurityPolicy({ ...needs, scripts: [`'nonce-${renderNonce}'`] });
    return { html, policy, noncePlaceholder: renderNonce };
  }
  const { html: bare, hashes } = withoutNonce(html, renderNonce);
  return { html: bare, policy: contentSecurityPolicy({ ...needs, scripts: hashes }) };
}

/** The whole document. The charset declaration must be among the first bytes, before any user content. */
export function documentOf({ head, page, scripts }: RenderedParts, edition: Edition): string {
  return [
    `<!DOCTYPE html><html ${attributesIn(edition)}><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    head,
    `</head><body><div id="${pageId}">${page}</div>${scripts}</body></html>`,
  ].join("");
}

/** Of the default language, `lang` is enough: see `languageOfDocument` and `editionOfDocument`. */
function attributesIn({ language, prefix }: Edition): string {
  const { direction } = writing[language];
  const own = language === defaultLanguage ? "" : ` data-language="${language}"`;
  const below = prefix && ` data-prefix="${prefix}"`;
  return `lang="${language}"${own}${below}${direction === "rtl" ? ' dir="rtl"' : ""}`;
}

/** Prepares a document that runs only the scripts that the surrounding page adds with the nonce of this element. */
export function finishFrame(
  { head, page }: RenderedParts,
  edition: Edition,
  needs: DocumentNeeds,
): RenderedDocument {
  const nonce = createNonce();
  const mark = `<meta property="csp-nonce" content="" nonce="${nonce}"/>`;
  return {
    html: withoutScripts(documentOf({ head: mark + head, page, scripts: "" }, edition)),
    policy: contentSecurityPolicy({ ...needs, scripts: [`'nonce-${nonce}'`] }),
    noncePlaceholder: nonce,
  };
}

/** Returns the document with a fresh nonce per response, if it uses one. */
export function withFreshNonce({ html, policy, noncePlaceholder }: RenderedDocument): RenderedDocument {
  if (!noncePlaceholder) return { html, policy };
  const nonce = createNonce();
  return {
    html: html.replaceAll(noncePlaceholder, nonce),
    policy: policy.replaceAll(noncePlaceholder, nonce),
  };
}

/** The framework's scripts as the text of one module, in their order. */
export function scriptsAsModule(scripts: string, nonce: string): string {
  return [...scripts.matchAll(scriptsWith(nonce))].map(([, , text]) => text).join("\n;");
}

/** Replaces the scripts by the address of a file with them, in the list of files that they load, too. */
function withScriptFile(scripts: string, nonce: string, store: (text: string) => string): string {
  const address = store(scriptsAsModule(scripts, nonce));
  const links = `${scripts.replace(scriptsWith(nonce), "")}<link rel="modulepreload" href="${address}"/>`;
  return `${links}<script type="module" src="${address}"></script>`;
}

const scriptsWith = (nonce: string) =>
  new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, "g");

/** Removes the nonce from scripts and returns their hashes for the policy. */
function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const bare = html.replace(scriptsWith(nonce), (_, attributes: string, text: string) => {
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    return `<script${attributes}>${text}</script>`;
  });
  return { html: bare, hashes: [...hashes] };
}

/** Removes scripts and preloads from a document; style sheets for that case apply. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, "$1");
}

/** Vite's manifest of the client build: https://vite.dev/guide/backend-integration */
const manifestFile = "build/.vite/client-manifest.json";

let address: string | undefined;

/** URL of the script `app/client/page.ts` with the hashed name of the build. */
export function pageModule(): string {
  address ??= readAddress();
  return address;
}

function readAddress(): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync(manifestFile, "utf8"),
  );
  const entry = manifest["app/client/page.ts"];
  if (!entry) throw new Error(`${manifestFile} does not name the page module; build the site again`);
  return `/${entry.file}`;
}
