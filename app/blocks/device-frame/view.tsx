import { classNames } from "#app/ui/class-names.ts";
import { BlockPicture } from "../block-picture.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";
import { Device } from "./device.tsx";

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
        {screen === "picture" && picture ? (
          <div className="device-body">
            <div className="screen screen-picture">
              <BlockPicture
                image={picture}
                sizes="(max-width: 767px) 90vw, 60vw"
                width={1600}
                height={1000}
              />
            </div>
          </div>
        ) : (
          <Device {...props} />
        )}
        {caption ? <figcaption className="mono">{caption}</figcaption> : null}
      </figure>
    </Outer>
  );
}
