import type { CustomScripts } from "#app/domain/consent/consent-settings.ts";
import { documentNonce } from "#app/ui/document-nonce.ts";

/**
 * Custom HTML at the end of the head, then of the body, with running scripts. Like an HTML parser, waits for each
 * script that is neither async nor deferred before it continues.
 */
export function customScriptsSlot() {
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
  for (const parsed of template.content.querySelectorAll("script")) parsed.replaceWith(anew(parsed));
  return [...template.content.childNodes];
}

function anew(parsed: HTMLScriptElement): HTMLScriptElement {
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
export function tagManagerSlot() {
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
