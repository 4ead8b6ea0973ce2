/** Remix's scripts of this document, which do nothing yet. */
export interface DeferredScripts {
  /** Downloads them. Resolves once all of them are here; never when one cannot be had. */
  preload: () => Promise<unknown>;
  run: () => void;
}

/**
 * Finds the scripts that `app/server/document.server.ts` has put into a template at the end of the body. Undefined where
 * there are none: they have run, or the document is of the development server.
 */
export function deferredScripts(nonce: string | undefined): DeferredScripts | undefined {
  const template = document.body.lastElementChild;
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  const { content } = template;
  return {
    preload() {
      const links = [...content.querySelectorAll("link[rel=modulepreload]")];
      return Promise.all(links.map((link) => download(link.getAttribute("href") ?? "")));
    },
    run() {
      for (const node of [...content.childNodes])
        template.before(node instanceof HTMLScriptElement ? clone(node, nonce) : node);
      template.remove();
    },
  };
}

/**
 * Resolves when a file is in the browser's cache; never when it cannot be had. A link `modulepreload` would compile it as
 * well, on the main thread, for a page that nobody may touch; `preload` warns of files that are not used.
 */
function download(url: string): Promise<unknown> {
  return new Promise((resolve) => {
    fetch(url, { priority: "low" })
      .then(async (response) => {
        await response.blob();
        if (response.ok) resolve(url);
      })
      .catch(() => {});
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
