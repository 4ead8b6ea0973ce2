import type { CustomScripts } from "#app/domain/consent/consent-settings.ts";
import { scriptElement } from "./script-element.ts";
import { slot } from "./slot.ts";

/**
 * HTML at the end of the head, then of the body, whose scripts run. A parser would wait for each script that is
 * neither async nor deferred before it goes on, so this does too.
 */
export function customScriptsSlot() {
  return slot<CustomScripts>(({ head, body }) => {
    const inserted: ChildNode[] = [];
    let isRemoved = false;

    const insert = async (html: string, parent: Element) => {
      for (const node of runnable(html)) {
        if (isRemoved) return;
        inserted.push(node);
        const loaded = isWaitedFor(node) ? loading(node) : undefined;
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

/** The nodes of a piece of HTML, each script made anew: one that a template has parsed never runs. */
function runnable(html: string): ChildNode[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  // What is meant for visitors without scripts would show, or count, for all others.
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
  // An inserted script is async unless told otherwise.
  script.async = parsed.hasAttribute("async");
  return script;
}

/** A classic script with an address. Of any other a browser need not tell that it is done. */
function isWaitedFor(node: ChildNode): node is HTMLScriptElement {
  if (!(node instanceof HTMLScriptElement) || !node.src || node.async || node.defer || node.noModule)
    return false;
  return node.type === "" || /^(text|application)\/(java|ecma)script$/i.test(node.type);
}

/** Resolves once the script has run or could not be loaded. */
function loading(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener("load", () => resolve(), { once: true });
    script.addEventListener("error", () => resolve(), { once: true });
  });
}
