/*
 * The inline script of a document decides when the scripts of the page start. `app/server/document.server.ts` writes
 * boot-site.ts or boot-admin.ts into the head, and Remix's own scripts into a template at the end of the body. Every byte
 * is part of what the first paint waits for.
 */

/** Remix's scripts of this document, which do nothing yet. */
export interface DeferredScripts {
  /** Downloads them. Resolves once all of them are here; never when one cannot be had. */
  preload: () => Promise<unknown>;
  run: () => void;
}

/** Resolves once the document is read. */
export async function deferredScripts(boot: HTMLScriptElement): Promise<DeferredScripts> {
  await new Promise((read) => addEventListener("DOMContentLoaded", read));
  // Behind what React knows of the head. Scripts of others read the nonce from it.
  document.head.append(boot);
  const template = document.body.lastElementChild;
  if (!(template instanceof HTMLTemplateElement)) return { preload: async () => {}, run() {} };
  const { content } = template;
  return {
    preload() {
      const links = [...content.querySelectorAll("link")];
      template.before(...links);
      return Promise.all(links.map((link) => new Promise((loaded) => link.addEventListener("load", loaded))));
    },
    run() {
      for (const node of [...content.childNodes])
        template.before(node instanceof HTMLScriptElement ? clone(node, boot.nonce) : node);
      template.remove();
    },
  };
}

/** A clone of a script runs, as one that a parser has put into a template never does. */
function clone(parsed: HTMLScriptElement, nonce: string | undefined) {
  const script = document.createElement("script");
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
  if (nonce) script.nonce = nonce;
  script.text = parsed.text;
  return script;
}
