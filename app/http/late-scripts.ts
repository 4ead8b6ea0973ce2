/**
 * Lets the first paint come before the scripts. Remix asks the browser for every module of a page at once, beside its
 * style sheet and fonts; here they are asked for when the page has loaded and is on the screen. Until then links and
 * forms work as they do without script. A style sheet with `data-late` counts from then on, too. A document without
 * Remix's module script comes back as it is.
 */
export function withLateScripts(html: string): string {
  const tag = html.match(/<script[^>]* type="module"[^>]*>/);
  if (tag?.index === undefined) return html;
  const start = tag.index + tag[0].length;
  const end = html.indexOf("</script>", start);

  return [
    html
      .slice(0, start)
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
      .replaceAll(' data-late=""', ' media="not all"'),
    lateModule(html.slice(start, end)),
    html.slice(end),
  ].join("");
}

const staticImport = /import \* as (\w+) from ("[^"]+");/g;

/** The same module, its static imports made dynamic and put off until the page is there to be seen. */
function lateModule(source: string): string {
  const imports = [...source.matchAll(staticImport)];
  const names = imports.map(([, name]) => name);
  const modules = imports.map(([, , path]) => `import(${path})`);
  return [
    untilSeen,
    "loaded.then(()=>painted).then(async()=>{",
    `for(const link of document.querySelectorAll("link[media='not all']"))link.removeAttribute("media");`,
    `const [${names}]=await Promise.all([${modules}]);`,
    source.replace(staticImport, "").replace(/^[;\s]+/, ""),
    "});",
  ].join("");
}

/** A page in a tab behind others is not painted; a browser may not tell. Neither waits for it. */
const untilSeen = [
  'const loaded=document.readyState==="complete"?Promise.resolve():',
  'new Promise((done)=>addEventListener("load",done,{once:true}));',
  "const painted=new Promise((done)=>{",
  'if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes("paint"))return done();',
  'document.addEventListener("visibilitychange",done,{once:true});',
  'new PerformanceObserver(done).observe({type:"paint",buffered:true});',
  "});",
].join("");
