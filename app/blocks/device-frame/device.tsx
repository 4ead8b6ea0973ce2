import { useMessages } from "#app/languages/use-messages.ts";
import playsHref from "../story-styles/plays.css?url";
import type { DeviceFrameProps } from "./schema.ts";
import { Screen } from "./screen.tsx";
import { useScreenPlay } from "./use-screen-play.ts";

/** A device whose screen plays when it is seen, under the pointer, at a tap, and by a button for the keyboard. */
export function Device(props: DeviceFrameProps) {
  const { again } = useMessages().blocks.deviceFrame;
  const { screen, canPlay, play } = useScreenPlay();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same
    <div className="device-body" onPointerEnter={play} onClick={play}>
      <div ref={screen} className={`screen screen-${props.screen}`}>
        <Screen {...props} />
      </div>
      {canPlay ? (
        <>
          <link rel="stylesheet" href={playsHref} />
          <button type="button" className="screen-again mono">
            {again}
          </button>
        </>
      ) : null}
    </div>
  );
}
