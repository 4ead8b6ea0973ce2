import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { BlockPicture } from "../block-picture.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";
import { Drawing } from "./drawings.tsx";
import type { DeviceFrameProps } from "./schema.ts";

/** A product in its device, on a full-bleed section: HTML and SVG, sharp at any density. */
export default function DeviceFrame(props: ViewProps<"device-frame">) {
  const { label, heading, text, device, screen, picture, caption, ground, place } = props;
  const Outer = heading ? "section" : "div"; // a section needs a heading
  return (
    <Outer className={classNames("device-band", ground !== "paper" && `on-${ground}`)}>
      <StoryStyles />
      {label || heading || text ? (
        <div className="device-words">
          {label ? (
            <p className="mono">
              <span aria-hidden="true">{place.number} — </span>
              {label}
            </p>
          ) : null}
          {heading ? <h2 className="heading">{heading}</h2> : null}
          {text ? <p className="device-text">{text}</p> : null}
        </div>
      ) : null}
      <figure className={`device device-${device}`}>
        <div className="device-body">
          <div className={`screen screen-${screen}`}>
            {screen === "picture" && picture ? (
              <BlockPicture
                image={picture}
                sizes="(max-width: 767px) 90vw, 60vw"
                width={1600}
                height={1000}
              />
            ) : (
              <Screen {...props} />
            )}
          </div>
        </div>
        {caption ? <figcaption className="mono">{caption}</figcaption> : null}
      </figure>
    </Outer>
  );
}

/** The common structure of the library's screens; `screen-library.css` lays out each one. */
function Screen({ screen, title, status, figure, rows, action }: DeviceFrameProps) {
  return (
    <>
      {status ? <p className="screen-status">{status}</p> : null}
      {title ? <p className="screen-title">{title}</p> : null}
      {figure ? (
        <p className="screen-figure" style={customProperties({ "--letters": figure.length })}>
          {figure}
        </p>
      ) : null}
      <Drawing screen={screen} />
      {rows.length > 0 ? (
        <ul className="screen-rows">
          {numbered(rows).map(({ key, label, value, state }) => (
            <li
              key={key}
              data-state={state}
              style={customProperties({ "--row": Number(key), ...shareOf(value) })}
            >
              <span className="screen-label">{label}</span>{" "}
              {value ? (
                <span className="screen-value">{screen === "plan" ? <Days value={value} /> : value}</span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {action ? <p className="screen-action">{action}</p> : null}
    </>
  );
}

/** `212 of 240` becomes the share of a bar. */
function shareOf(value = ""): { "--share"?: number } {
  const [, part, whole] = /^(\d+)\s\D+\s(\d+)/.exec(value) ?? [];
  return part && whole ? { "--share": Math.min(1, Number(part) / Number(whole)) } : {};
}

/** Text such as `Mo 06–14` is unchanged; in a plan each word is one day, `–` a day off. */
function Days({ value }: { value: string }) {
  return value.split(" ").map((day, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name and never move
    <span key={position} data-off={/^\W*$/.test(day) || undefined}>
      {day}{" "}
    </span>
  ));
}
