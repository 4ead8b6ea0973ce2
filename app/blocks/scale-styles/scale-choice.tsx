import { type CSSProperties, type ReactNode, useId } from "react";
import { numbered } from "../numbered.ts";
import href from "./axis.css?url";

interface ScaleChoiceProps {
  /** What the visitor chooses, for screen readers. */
  legend: string;
  places: {
    label: ReactNode;
    /** Its accessible name, if the label is not enough. */
    name?: string;
    isChosen?: boolean;
    /** Its position, if the places are not in one row. */
    style?: CSSProperties;
  }[];
  /** The label of the choice of all places, which is made at first. */
  all?: string;
  /** What the places count. */
  unit?: string;
}

/** Stands before a block on a scale: what is painted above must not move when the styles arrive. */
export function ScaleStyles() {
  return <link rel="stylesheet" href={href} />;
}

/**
 * The axis of a block that is drawn to scale, as radio buttons, so that styles alone can answer the choice: `axis.css`
 * gives its position to the rows. At most 32 places.
 */
export function ScaleChoice({ legend, places, all, unit }: ScaleChoiceProps) {
  const name = useId();
  return (
    <search className="scale-choice">
      <fieldset className="scale-axis mono">
        <legend className="sr-only">{legend}</legend>
        {unit ? <span className="scale-unit text-muted">{unit}</span> : null}
        {numbered(places).map(({ key, label, name: spoken, isChosen, style }) => (
          <label key={key} style={style}>
            <input
              type="radio"
              name={name}
              defaultChecked={isChosen}
              aria-label={spoken}
              className="sr-only"
            />
            {label}
          </label>
        ))}
        {all ? (
          <label className="scale-all">
            <input type="radio" name={name} defaultChecked className="sr-only" />
            {all}
          </label>
        ) : null}
      </fieldset>
    </search>
  );
}
