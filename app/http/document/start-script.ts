import { flat } from "./nested-state.ts";

/** When a document begins to ask for its modules: `seen`, once it is loaded and painted, or `read`, as soon as it can. */
export type Start = "seen" | "read";

interface StartScript {
  start: Start;
  /** Runs before anything of the body is read. */
  first?: string;
}

/**
 * The one script of a document that its policy names by a nonce; what it asks for may run because it asks, and a script
 * it makes itself carries its nonce on. It stands first in the document and is moved behind what React knows of the
 * head. It ends with the document's data, which it takes from the last elements of the body: what stands before is
 * written by people.
 */
export function startScript({ start, first = "" }: StartScript): string {
  return `{const own=document.currentScript;${carryNonce}${first}${keepPlace}${starts[start]}.then(async()=>{${hydrate}})}`;
}

/** Where packages look for it that write style elements: https://github.com/theKashey/get-nonce */
const carryNonce = "window.__webpack_nonce__=own.nonce;";

/**
 * Goes to where the visitor was before, ahead of the first frame that shows the whole document. Remix's
 * `ScrollRestoration` does it by a script of its own; this is the same, and the name that it keeps places under.
 */
const keepPlace = [
  "history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},'');",
  "const read=new Promise((done)=>addEventListener('DOMContentLoaded',done));",
  "read.then(()=>requestAnimationFrame(()=>{try{",
  "const top=JSON.parse(sessionStorage.getItem('positions')||'{}')[history.state.key];",
  "if(typeof top=='number')scrollTo(0,top)",
  "}catch{}}));",
].join("");

/**
 * The first paint comes before the scripts, which would compete with style sheet and fonts. Until then links and forms
 * work as they do without script. A page in a tab behind others is not painted; a browser may not tell. Neither waits
 * for it.
 */
const seen = [
  "new Promise((done)=>addEventListener('load',done)).then(()=>new Promise((done)=>{",
  "if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))return done();",
  "addEventListener('visibilitychange',done,{once:true});",
  "new PerformanceObserver(done).observe({type:'paint',buffered:true})",
  "}))",
].join("");

const starts: Record<Start, string> = { seen, read: "read" };

/** What Remix's script elements do, once the document is there; see `hydrationData` and `withStyleSheet`. */
const hydrate = [
  flat,
  "document.head.append(own);",
  "const [page,state]=[...document.querySelectorAll('script[data-page]')].slice(-2);",
  "const {context,manifest,matches}=JSON.parse(page.textContent);",
  "const routes=matches.map((id)=>manifest.routes[id]);",
  "for(const href of new Set([manifest.entry,...routes].flatMap(({module,imports=[]})=>[module,...imports])))",
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
  "for(const rule of document.querySelector('style[data-sheet]')?.sheet.cssRules??[])",
  "for(const element of document.querySelectorAll(rule.selectorText))",
  "element.style.cssText=rule.style.cssText,element.removeAttribute('data-styled');",
  "const text=state.type=='text/plain'?state.textContent:JSON.stringify(flat(JSON.parse(state.textContent)))+'\\n';",
  "window.__remixContext={...context,stream:new Response(text).body};",
  "window.__remixManifest=manifest;",
  "const modules=await Promise.all(routes.map(({module})=>import(module)));",
  "window.__remixRouteModules=Object.fromEntries(matches.map((id,position)=>[id,modules[position]]));",
  "import(manifest.entry.module)",
].join("");
