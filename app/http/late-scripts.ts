/**
 * Lets the first paint come before the scripts. Remix asks the browser for every module of a page at once, beside its
 * style sheet and fonts; here they are asked for when the page has loaded. Until then links and forms work as they do
 * without script. A document without Remix's module script comes back as it is.
 */
export function withLateScripts(html: string): string {
  const tag = html.match(/<script[^>]* type="module"[^>]*>/);
  if (tag?.index === undefined) return html;
  const start = tag.index + tag[0].length;
  const end = html.indexOf("</script>", start);

  return [
    html.slice(0, start).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"'),
    lateModule(html.slice(start, end)),
    html.slice(end),
  ].join("");
}

const staticImport = /import \* as (\w+) from ("[^"]+");/g;

/** The same module, its static imports made dynamic and put off until the page has loaded. */
function lateModule(source: string): string {
  const imports = [...source.matchAll(staticImport)];
  const names = imports.map(([, name]) => name);
  const modules = imports.map(([, , path]) => `import(${path})`);
  return [
    'const loaded=document.readyState==="complete"?Promise.resolve():',
    'new Promise((done)=>addEventListener("load",done,{once:true}));',
    "loaded.then(async()=>{",
    'for(const link of document.querySelectorAll("link[rel=modulepreload]"))link.removeAttribute("media");',
    `const [${names}]=await Promise.all([${modules}]);`,
    source.replace(staticImport, "").replace(/^[;\s]+/, ""),
    "});",
  ].join("");
}
