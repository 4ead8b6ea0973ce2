import { scriptsId } from "#app/http/document-ids.ts";

/** Dispatched on the window by a script that needs React without user interaction. */
export const hydrateEvent = "hydrate";

/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = "hydrated";

/** Remix's scripts of this document, inert until they run. */
interface DeferredScripts {
  /** Downloads the scripts. Resolves once all are cached; never if one fails. */
  preload: () => Promise<unknown>;
  run: () => void;
}

/**
 * Finds the scripts that `app/server/document.server.ts` put into a template. Undefined if there are none: they have
 * run, or the document is from the development server.
 */
export function deferredScripts(nonce: string | undefined): DeferredScripts | undefined {
  const template = document.getElementById(scriptsId);
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
 * Resolves when a file is in the browser's cache; never if it fails. `modulepreload` would also compile it on the main
 * thread, for a page that may stay without interaction; `preload` warns about unused files.
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

/** Clones a script: the clone runs, while a script that the parser put into a template never does. */
function clone(parsed: HTMLScriptElement, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
  if (nonce) script.nonce = nonce;
  script.text = parsed.text;
  return script;
}
