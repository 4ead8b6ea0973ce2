import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import adminBoot from "#app/client/boot-admin.ts?inline-script";
import siteBoot from "#app/client/boot-site.ts?inline-script";
import { contentSecurityPolicy, type DocumentNeeds } from "./content-security-policy.server.ts";

/** A rendered page and its content security policy. */
export interface RenderedDocument {
  html: string;
  policy: string;
  /** Stands in both for the nonce of a response; undefined where the policy names scripts by their hashes. */
  noncePlaceholder?: string;
}

interface Options {
  /** The nonce with which React has rendered the framework's scripts. Texts of people cannot contain it. */
  renderNonce: string;
  /** Whether the page is a visit to the site, which the boot script notes. */
  isVisit: boolean;
  /** Address of the script that runs public pages before React does. */
  pageModule: string;
  /** Whether it is a document of the admin, where scripts start before the first paint: people come to work. */
  isAdmin: boolean;
  needs: DocumentNeeds;
}

/** 16 random bytes in 22 letters, none of which means anything in a regular expression. */
export function createNonce(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * A document that runs its scripts when `app/client` starts them. The scripts that Remix writes at
 * the end of the body stand there in a `template` element, in which a browser neither runs nor loads them;
 * `deferred-scripts.ts` puts them back, so that React finds the document as it was rendered.
 *
 * The policy names each script by its hash, because the page is cached and is the same for everybody. A page that lets in
 * scripts of others names them by a nonce instead, which inline tags of a tag manager inherit. See
 * https://web.dev/articles/strict-csp
 */
export function finishDocument(
  rendered: string,
  { renderNonce, isVisit, pageModule, isAdmin, needs }: Options,
): RenderedDocument {
  const mark = isVisit ? ' data-is-visit="yes"' : "";
  const boot = isAdmin
    ? `<script nonce="${renderNonce}">${adminBoot}</script>`
    : `<script nonce="${renderNonce}" data-page-module="${pageModule}"${mark}>${siteBoot}</script>`;
  const html = withDeferredScripts(withinDocument(rendered), renderNonce).replace(
    // Behind the letters' encoding, which must be among the first bytes, and before any text of people.
    '<meta charSet="utf-8"/>',
    (meta) => meta + boot,
  );
  if (needs.hasOtherScripts) {
    const policy = contentSecurityPolicy({ ...needs, scripts: [`'nonce-${renderNonce}'`] });
    return { html, policy, noncePlaceholder: renderNonce };
  }
  const { html: bare, hashes } = withoutNonce(html, renderNonce);
  return { html: bare, policy: contentSecurityPolicy({ ...needs, scripts: hashes }) };
}

/** A document in which nothing runs but what the page around its frame adds by the nonce of this element. */
export function finishFrame(html: string, needs: DocumentNeeds): RenderedDocument {
  const nonce = createNonce();
  const mark = `<meta property="csp-nonce" content="" nonce="${nonce}"/>`;
  return {
    html: withoutScripts(html).replace('<meta charSet="utf-8"/>', (meta) => meta + mark),
    policy: contentSecurityPolicy({ ...needs, scripts: [`'nonce-${nonce}'`] }),
    noncePlaceholder: nonce,
  };
}

/** The same document for one response, with a nonce of its own where it has one. */
export function withFreshNonce({ html, policy, noncePlaceholder }: RenderedDocument): RenderedDocument {
  if (!noncePlaceholder) return { html, policy };
  const nonce = createNonce();
  return {
    html: html.replaceAll(noncePlaceholder, nonce),
    policy: policy.replaceAll(noncePlaceholder, nonce),
  };
}

const documentEnd = "</body></html>";

/** Moves what Remix writes behind `</html>` into the body, where HTML allows it and browsers put it as well. */
export function withinDocument(html: string): string {
  const end = html.indexOf(documentEnd);
  if (end === -1) return html;
  return html.slice(0, end) + html.slice(end + documentEnd.length) + documentEnd;
}

/** Puts the scripts of Remix, with the links before them, into a template at the end of the body. */
function withDeferredScripts(html: string, nonce: string): string {
  const start = html.search(new RegExp(`(?:<link rel="modulepreload"[^>]*>)*<script nonce="${nonce}"`));
  if (start === -1 || !html.endsWith(documentEnd)) return html;
  const scripts = html.slice(start, -documentEnd.length);
  return `${html.slice(0, start)}<template>${scripts}</template>${documentEnd}`;
}

/** Takes the nonce off the scripts that carry it, and gives their hashes as sources of a policy. */
function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const bare = html.replace(script, (_, attributes: string, text: string) => {
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    return `<script${attributes}>${text}</script>`;
  });
  return { html: bare, hashes: [...hashes] };
}

/** A document with everything to read and nothing that runs or loads; style sheets for that case apply. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, "$1");
}

/** Vite's manifest of the browsers' build: https://vite.dev/guide/backend-integration */
const manifestFile = "build/.vite/client-manifest.json";

let address: string | undefined;

/** Address of the script `app/client/page.ts`, under the name that the build has given it. */
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
