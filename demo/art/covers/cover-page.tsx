import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type DeviceFrameProps, deviceFrame } from "../../../app/blocks/device-frame/schema.ts";
import { Screen } from "../../../app/blocks/device-frame/screen.tsx";
import type { ContentLanguage } from "../../../db/schema/columns.ts";
import { type DemoPage, readDemoPages } from "../../content.ts";

const app = fileURLToPath(new URL("../../../app/", import.meta.url));
const read = (path: string) => readFileSync(path, "utf8");
const storyStyles = ["palettes", "devices", "screens", "screen-library"];

/**
 * The page of a cover: the screens of the case's own devices, in a language and in the palette of its opening.
 * `covers/<slug>.css` arranges them in every language.
 */
export function coverPage(slug: string, language: ContentLanguage): string {
  const { ground, screens } = screensOf(slug, language);
  return posterPage(
    slug,
    <div className="cover" data-ground={ground}>
      {screens.map((shown) => (
        <Sheet key={shown.screen} {...shown} />
      ))}
    </div>,
  );
}

/**
 * The page of the picture of all cases in a language: one screen of each, in its palette. `covers/cases.css` arranges
 * them.
 */
export function screenWallPage(
  screens: Record<string, DeviceFrameProps["screen"]>,
  language: ContentLanguage,
): string {
  return posterPage(
    "cases",
    <div className="cover">
      {Object.entries(screens).map(([slug, screen]) => {
        const { ground, screens: all } = screensOf(slug, language);
        const shown = all.find((each) => each.screen === screen);
        return (
          <div key={slug} className="tile" data-ground={ground}>
            {shown ? <Sheet {...shown} /> : null}
          </div>
        );
      })}
    </div>,
  );
}

/** A page of 1600 × 1000 pixels with the fonts and colours of the site, and the styles of `covers/<name>.css`. */
export function posterPage(name: string, poster: ReactElement): string {
  const own = fileURLToPath(new URL(".", import.meta.url));
  const styles = [
    ...["host-grotesk", "host-grotesk-accents", "martian-mono"].map(fontFace),
    read(`${app}ui/tokens.css`),
    read(`${own}cover-page.css`),
    ...storyStyles.map((each) => read(`${app}blocks/story-styles/${each}.css`)),
    read(`${own}${name}.css`),
  ];
  return `<!doctype html><style>${styles.join("\n")}</style>${renderToStaticMarkup(poster)}`;
}

function screensOf(slug: string, language: ContentLanguage) {
  const cases = pageOf("cases", readDemoPages(language))?.children ?? [];
  const blocks = pageOf(slug, cases)?.blocks ?? [];
  const opening = blocks.find(({ type }) => type === "case-opening")?.props;
  const devices = blocks.filter(({ type }) => type === "device-frame");
  return {
    ground: String(opening?.ground),
    screens: devices.map(({ props }) => deviceFrame.props.parse(props)),
  };
}

/** A screen without its device. */
function Sheet(shown: DeviceFrameProps) {
  return (
    <div className={`device device-${shown.device}`}>
      <div className="device-body">
        <div className={`screen screen-${shown.screen}`}>
          <Screen {...shown} />
        </div>
      </div>
    </div>
  );
}

/** The page with the slug, or its translation. */
const pageOf = (slug: string, pages: DemoPage[]) =>
  pages.find((page) => (page.translates ?? page.slug) === slug);

/** As data, because a page without an address may not read files. */
function fontFace(name: string): string {
  const data = readFileSync(`${app}ui/fonts/${name}.woff2`).toString("base64");
  return `@font-face { font-family: "${name}"; src: url(data:font/woff2;base64,${data}); font-weight: 100 800; font-stretch: 75% 112.5%; }`;
}
