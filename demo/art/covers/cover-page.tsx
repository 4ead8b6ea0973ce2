import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { deviceFrame } from "../../../app/blocks/device-frame/schema.ts";
import { Screen } from "../../../app/blocks/device-frame/screen.tsx";
import { readDemoPages } from "../../content.ts";

const app = fileURLToPath(new URL("../../../app/", import.meta.url));
const read = (path: string) => readFileSync(path, "utf8");
const storyStyles = ["palettes", "devices", "screens", "screen-library"];

/**
 * The page of a cover: the screens of the case's own devices, in the palette of its opening. `covers/<slug>.css`
 * arranges them.
 */
export function coverPage(slug: string): string {
  const blocks = readDemoPages()
    .find((page) => page.slug === "cases")
    ?.children.find((page) => page.slug === slug)?.blocks;
  const opening = blocks?.find(({ type }) => type === "case-opening")?.props;
  const devices = blocks?.filter(({ type }) => type === "device-frame") ?? [];
  const markup = renderToStaticMarkup(
    <div className="cover" data-ground={opening?.ground}>
      {devices.map(({ props }, position) => {
        const shown = deviceFrame.props.parse(props);
        return (
          <div key={position} className={`device device-${shown.device}`}>
            <div className="device-body">
              <div className={`screen screen-${shown.screen}`}>
                <Screen {...shown} />
              </div>
            </div>
          </div>
        );
      })}
    </div>,
  );
  const own = fileURLToPath(new URL(".", import.meta.url));
  const styles = [
    ...["host-grotesk", "host-grotesk-accents", "martian-mono"].map(fontFace),
    read(`${app}ui/tokens.css`),
    read(`${own}cover-page.css`),
    ...storyStyles.map((name) => read(`${app}blocks/story-styles/${name}.css`)),
    read(`${own}${slug}.css`),
  ];
  return `<!doctype html><style>${styles.join("\n")}</style>${markup}`;
}

/** As data, because a page without an address may not read files. */
function fontFace(name: string): string {
  const data = readFileSync(`${app}ui/fonts/${name}.woff2`).toString("base64");
  return `@font-face { font-family: "${name}"; src: url(data:font/woff2;base64,${data}); font-weight: 100 800; font-stretch: 75% 112.5%; }`;
}
