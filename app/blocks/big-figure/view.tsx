import { classNames } from "#app/ui/class-names.ts";
import { BigValue } from "../counted.tsx";
import { StoryStyles } from "../story-styles/story-styles.tsx";
import type { BigFigureProps } from "./schema.ts";

export default function BigFigure({ value, text, note, ground }: BigFigureProps) {
  return (
    <div className={classNames("big-figure", ground === "paper" ? "" : `on-${ground}`)}>
      <StoryStyles />
      <p>
        <BigValue value={value} /> <span className="big-figure-text">{text}</span>
      </p>
      {note ? <p className="big-figure-note">{note}</p> : null}
    </div>
  );
}
