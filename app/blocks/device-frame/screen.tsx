import { customProperties } from "#app/ui/custom-properties.ts";
import { numbered } from "../numbered.ts";
import { Drawing } from "./drawings.tsx";
import type { DeviceFrameProps } from "./schema.ts";

/** The common structure of the library's screens; `screen-library.css` lays out each one. */
export function Screen({ screen, title, status, figure, rows, action }: DeviceFrameProps) {
  return (
    <>
      {status ? <p className="screen-status">{status}</p> : null}
      {title ? <p className="screen-title">{title}</p> : null}
      {figure ? (
        <p
          className="screen-figure"
          style={customProperties({ "--letters": figure.length, "--to": Number.parseInt(figure, 10) || 0 })}
        >
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
