/*
 * The inline script of a document decides when the scripts of the page start. `app/server/document.server.ts` writes
 * boot-site.ts or boot-admin.ts into the head, and Remix's own scripts into a template at the end of the body. Every byte
 * is part of what the first paint waits for.
 */

/** Runs the scripts of the page once the document is read and `ready` has resolved. */
export function startScripts(boot: HTMLScriptElement, ready?: () => Promise<void>) {
  addEventListener("DOMContentLoaded", async () => {
    // Behind what React knows of the head. Scripts of others read the nonce from it.
    document.head.append(boot);
    await ready?.();
    const template = document.body.lastElementChild;
    if (!(template instanceof HTMLTemplateElement)) return;
    for (const node of [...template.content.childNodes])
      template.before(node instanceof HTMLScriptElement ? clone(node, boot.nonce) : node);
    template.remove();
  });
}

/** A clone of a script runs, as one that a parser has put into a template never does. */
function clone(parsed: HTMLScriptElement, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
  if (nonce) script.nonce = nonce;
  script.text = parsed.text;
  return script;
}
