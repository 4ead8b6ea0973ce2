import type { PluginConfig } from "svgo";
import { messages } from "./messages.ts";

const words = (text: string) => text.trim().split(/\s+/);

/**
 * SVG elements that draw or describe a drawing, https://www.w3.org/TR/SVG2/eltindex.html. Excludes scripts, links,
 * foreign objects, animations (they can set any attribute) and elements that load resources.
 */
const safeElements: ReadonlySet<string> = new Set(
  words(`
    circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
    feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
    feTurbulence filter g image line linearGradient marker mask path pattern polygon polyline radialGradient
    rect stop style svg switch symbol text textPath title tspan use view
  `),
);

/** Their attributes, https://www.w3.org/TR/SVG2/attindex.html, except those that contain a URL or an event handler. */
const safeAttributes: ReadonlySet<string> = new Set(
  words(`
    alignment-baseline amplitude azimuth baseFrequency baseline-shift bias class clip clip-path clip-rule
    clipPathUnits color color-interpolation color-interpolation-filters color-rendering cx cy d diffuseConstant
    direction display divisor dominant-baseline dx dy edgeMode elevation exponent fill fill-opacity fill-rule filter
    filterUnits flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant
    font-weight fr fx fy gradientTransform gradientUnits height id image-rendering in in2 intercept k1 k2 k3 k4
    kernelMatrix kernelUnitLength lang lengthAdjust letter-spacing lighting-color limitingConeAngle marker-end
    marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits
    mix-blend-mode mode numOctaves offset opacity operator order orient overflow paint-order pathLength
    patternContentUnits patternTransform patternUnits points preserveAlpha preserveAspectRatio primitiveUnits r radius
    refX refY result role rotate rx ry scale seed shape-rendering slope specularConstant specularExponent spreadMethod
    startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale
    systemLanguage tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform
    transform-origin type unicode-bidi values vector-effect version viewBox visibility width word-spacing
    writing-mode x x1 x2 xChannelSelector xml:space y y1 y2 yChannelSelector z
  `),
);

/** An unusable file; the message is shown to the uploader. */
export class UnusableOriginal extends Error {
  override name = "UnusableOriginal";
}

type CustomPlugin = Extract<PluginConfig, { fn: unknown }>;
type Root = Parameters<CustomPlugin["fn"]>[0];
type Parent = Pick<Root, "children">;
type Node = Root["children"][number];
type Element = Extract<Node, { type: "element" }>;

/**
 * Sanitises an SVG: rebuilds it from allowlisted elements and attributes, which removes scripts, external references
 * and foreign markup. Throws UnusableOriginal when the source is not an SVG.
 */
export async function cleanDrawing(source: string): Promise<string> {
  // A document with its own entities can expand to any size during parsing.
  if (/<!ENTITY/i.test(source)) throw new UnusableOriginal(messages.entitiesRefused);
  const { optimize } = await import("svgo"); // lazy: only the worker needs it
  try {
    return optimize(source, { plugins: [keepSafeParts] }).data;
  } catch (error) {
    if (error instanceof UnusableOriginal) throw error;
    throw new UnusableOriginal(messages.notWellFormed);
  }
}

const keepSafeParts: CustomPlugin = {
  name: "keepSafeParts",
  fn: (root) => {
    const drawing = root.children.find((node): node is Element => node.type === "element");
    if (drawing?.name !== "svg") throw new UnusableOriginal(messages.notAnSvg);
    root.children = [drawing];
    clean(drawing);
    if (countDrawn(drawing) > MAX_DRAWN_ELEMENTS) throw new UnusableOriginal(messages.tooManyCopies);
    // With this default namespace, unprefixed names are SVG's.
    drawing.attributes = { xmlns: "http://www.w3.org/2000/svg", ...drawing.attributes, ...sizeOf(drawing) };
    if ("xlink:href" in flattened(drawing)) {
      drawing.attributes["xmlns:xlink"] = "http://www.w3.org/1999/xlink";
    }
    return {};
  },
};

/** Far more than drawings have, and few enough for a browser on a phone. */
const MAX_DRAWN_ELEMENTS = 100_000;

/**
 * How many elements a browser draws. Each `use`, pattern, mask and marker repeats what it refers to, so a drawing of
 * two kilobytes whose copies contain copies can freeze the browser.
 */
function countDrawn(drawing: Element): number {
  const byId = new Map<string, Element>();
  const register = (element: Element) => {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    for (const child of element.children) if (child.type === "element") register(child);
  };
  register(drawing);

  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, 0); // browsers do not draw a reference to an element that contains it
    const inside = element.children.filter((child): child is Element => child.type === "element");
    const referred = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
    const total = [...inside, ...referred].reduce((sum, each) => sum + count(each), 1);
    counts.set(element, total);
    return total;
  };
  return count(drawing);
}

function referencesOf({ attributes }: Element): string[] {
  const { href, "xlink:href": linked } = attributes;
  const links = [href, linked].flatMap((link) => (link?.startsWith("#") ? [link.slice(1)] : []));
  const urls = Object.values(attributes).flatMap((value) => [
    ...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g),
  ]);
  return [...links, ...urls.flatMap(([, id]) => id ?? [])];
}

/** Pixels of an SVG without a size and viewBox, https://www.w3.org/TR/css-images-3/#default-sizing. */
const DEFAULT_SIZE = { width: 300, height: 150 };

/** Sets width and height: without them, browsers give the image no intrinsic size. */
function sizeOf({ attributes: { width, height, viewBox = "" } }: Element): Record<string, string> {
  const isPixels = (length: string | undefined) =>
    length !== undefined && /^\d*\.?\d+(px)?$/.test(length.trim());
  if (isPixels(width) && isPixels(height)) return {};
  const [, , across = 0, down = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = Number.isFinite(across) && Number.isFinite(down) && across > 0 && down > 0;
  const size = isBox ? { width: across, height: down } : DEFAULT_SIZE;
  return { width: String(size.width), height: String(size.height) };
}

function clean(element: Element) {
  // Unwraps links but preserves their content.
  if (element.name === "a") element.name = "g";
  element.attributes = Object.fromEntries(
    Object.entries(element.attributes).filter(([name, value]) => isSafeAttribute(element, name, value)),
  );
  keepSafeChildren(element, element.name);
}

function keepSafeChildren(parent: Parent, name: string) {
  parent.children = parent.children.flatMap((node): Node[] => {
    if (node.type === "element") {
      if (node.name !== "a" && !safeElements.has(node.name)) return [];
      clean(node);
      return [node];
    }
    if (node.type !== "text" && node.type !== "cdata") return [];
    if (name === "style" && !reachesNowhere(node.value)) return [];
    return [{ type: "text", value: node.value }];
  });
}

function isSafeAttribute({ name: element }: Element, name: string, value: string): boolean {
  if (name === "href" || name === "xlink:href") {
    return /^#[^\s]*$/.test(value) || (element === "image" && embeddedPicture.test(value));
  }
  return (safeAttributes.has(name) || /^(data|aria)-[a-z-]+$/.test(name)) && reachesNowhere(value);
}

const embeddedPicture = /^data:image\/(png|jpeg|webp);base64,[a-z\d+/=\s]*$/i;

/** Allows only styles and values without references outside the drawing; rejects escapes, which could hide any text. */
function reachesNowhere(value: string): boolean {
  return !/@|\\|<|\/\/|https?:|javascript:|expression|behaviou?r|-moz-binding|(?:image-set|image|src)\(|url\((?!\s*["']?#)/i.test(
    value,
  );
}

function flattened({ attributes, children }: Element): Record<string, string> {
  const inner = children.flatMap((child) => (child.type === "element" ? [flattened(child)] : []));
  return Object.assign({}, attributes, ...inner);
}
