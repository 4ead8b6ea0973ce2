import type { Purposes } from "#app/domain/consent/consent.ts";
import {
  allowedScripts,
  type ConsentScripts,
  type CustomScripts,
} from "#app/domain/consent/consent-settings.ts";
import { isLeftBy } from "#app/domain/consent/tracker-storage.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { documentNonce } from "#app/ui/document-nonce.ts";

const tagManager = tagManagerSlot();
const customScripts = { analytics: customScriptsSlot(), marketing: customScriptsSlot() };
const slotsOf = {
  analytics: [tagManager, customScripts.analytics],
  marketing: [customScripts.marketing],
};

/**
 * Applies the visitor's answer and the settings to the page: changed scripts are removed and injected again, unchanged
 * ones stay. When a purpose is withdrawn, the known storage of its trackers is deleted; if any of its scripts has run
 * on this page, the page reloads, because nothing else stops a running script.
 */
export function applyConsent(scripts: ConsentScripts, allowed: Purposes, before: Purposes) {
  if (scripts.containerId) signalConsent(allowed);

  const wanted = allowedScripts(scripts, allowed);
  tagManager.fill(wanted.containerId);
  customScripts.analytics.fill(wanted.custom?.analytics);
  customScripts.marketing.fill(wanted.custom?.marketing);

  const withdrawn = (["analytics", "marketing"] as const).filter(
    (purpose) => before[purpose] && !allowed[purpose],
  );
  if (withdrawn.length === 0) return;
  deleteTrackerStorage(withdrawn);
  if (!withdrawn.some((purpose) => slotsOf[purpose].some((slot) => slot.hasRun()))) return;

  // Trackers often write once more when the page is left. These listeners run last.
  for (const leaving of ["pagehide", "visibilitychange"]) {
    window.addEventListener(leaving, () => deleteTrackerStorage(withdrawn));
  }
  window.location.reload();
}

declare global {
  interface Window {
    /** The queue that the tag manager reads, in push order. */
    dataLayer?: unknown[];
  }
}

let signalled: string | undefined;

/**
 * Google Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent): denies everything before any tag
 * can read the state, then signals each change of what the visitor allows.
 */
function signalConsent(allowed: Purposes) {
  if (!signalled) {
    signalled = JSON.stringify(signals({ analytics: false, marketing: false }));
    gtag("consent", "default", JSON.parse(signalled));
  }
  const next = JSON.stringify(signals(allowed));
  if (next === signalled) return;
  signalled = next;
  gtag("consent", "update", JSON.parse(next));
}

function signals({ analytics, marketing }: Purposes) {
  const ads = marketing ? "granted" : "denied";
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? "granted" : "denied",
  };
}

function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's code tells a command from other entries by its being `arguments`
  window.dataLayer.push(arguments);
}

/** Deletes the cookies and stored items that trackers of these purposes are known to set on the site's domain. */
function deleteTrackerStorage(purposes: (keyof Purposes)[]) {
  const isLeft = (name: string) => purposes.some((purpose) => isLeftBy(purpose, name));

  for (const name of cookieNames().filter(isLeft)) {
    for (const domain of cookieDomains(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = `${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ""}`;
    }
  }

  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter(isLeft)) storage.removeItem(name);
    }
  } catch (error) {
    logInBrowser("cookies and stored data of trackers could not be deleted", error);
  }
}

function cookieNames(): string[] {
  return document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
}

/**
 * The `domain` values that a cookie visible to this host can have: none, the host, and every parent domain. Browsers
 * reject public suffixes such as "co.uk".
 */
function cookieDomains(host: string): (string | undefined)[] {
  const labels = host.split(".");
  return [undefined, ...labels.map((_, position) => labels.slice(position).join("."))];
}

/**
 * Custom HTML at the end of the head, then of the body, with running scripts. Like an HTML parser, waits for each
 * script that is neither async nor deferred before it continues.
 */
function customScriptsSlot() {
  return slot<CustomScripts>(({ head, body }) => {
    const inserted: ChildNode[] = [];
    let isRemoved = false;

    const insert = async (html: string, parent: Element) => {
      for (const node of runnable(html)) {
        if (isRemoved) return;
        inserted.push(node);
        const loaded = mustBeAwaited(node) ? loading(node) : undefined;
        parent.append(node);
        await loaded;
      }
    };
    void insert(head, document.head).then(() => insert(body, document.body));

    return () => {
      isRemoved = true;
      for (const node of inserted) node.remove();
    };
  });
}

/** Parses HTML and recreates each script: scripts parsed in a template never run. */
function runnable(html: string): ChildNode[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  // Without a parser, the fallback content for browsers without JavaScript would be shown, or counted, for everyone.
  for (const alternative of template.content.querySelectorAll("noscript")) alternative.remove();
  for (const parsed of template.content.querySelectorAll("script")) parsed.replaceWith(recreate(parsed));
  return [...template.content.childNodes];
}

function recreate(parsed: HTMLScriptElement): HTMLScriptElement {
  const script = scriptElement();
  for (const { name, value } of parsed.attributes) {
    if (name !== "nonce") script.setAttribute(name, value);
  }
  script.text = parsed.text;
  // Inserted scripts are async by default.
  script.async = parsed.hasAttribute("async");
  return script;
}

/** Whether this is a classic script with a `src`. Browsers fire no reliable load event for other scripts. */
function mustBeAwaited(node: ChildNode): node is HTMLScriptElement {
  if (!(node instanceof HTMLScriptElement) || !node.src || node.async || node.defer || node.noModule)
    return false;
  return node.type === "" || /^(text|application)\/(java|ecma)script$/i.test(node.type);
}

/** Resolves when the script has run or failed to load. */
function loading(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener("load", () => resolve(), { once: true });
    script.addEventListener("error", () => resolve(), { once: true });
  });
}

/** Loads Google Tag Manager by container id, like its official snippet. */
function tagManagerSlot() {
  return slot<string>((containerId) => {
    window.dataLayer ??= [];
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });

    const script = scriptElement();
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
    document.head.append(script);
    return () => script.remove();
  });
}

/** Creates a script element with the nonce that a strict content security policy requires. */
function scriptElement(): HTMLScriptElement {
  const script = document.createElement("script");
  const nonce = documentNonce();
  if (nonce) script.nonce = nonce;
  return script;
}

/** A place on the page for optional content with scripts. */
interface Slot<Content> {
  /** Replaces the slot's content; unchanged content is left alone. */
  fill(content: Content | undefined): void;
  /** Whether any content was inserted since the page load. Removing scripts does not stop them. */
  hasRun(): boolean;
}

/** Creates a slot; `inject` inserts the content and returns a function that removes it. */
function slot<Content>(inject: (content: Content) => () => void): Slot<Content> {
  let held: string | undefined;
  let remove = () => {};
  let hasRun = false;

  return {
    fill(content) {
      const next = JSON.stringify(content);
      if (next === held) return;
      held = next;
      remove();
      remove = () => {};
      if (content === undefined) return;
      remove = inject(content);
      hasRun = true;
    },
    hasRun: () => hasRun,
  };
}
