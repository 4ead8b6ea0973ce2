import { useMessages } from "#app/languages/use-messages.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { ScaleChoice, ScaleStyles } from "../scale-styles/scale-choice.tsx";
import { SentenceStyles } from "../voice-styles/voice-styles.tsx";
import { periodOf } from "./period.ts";
import href from "./schedule.css?url";

/**
 * Steps as bundles of lines on one scale, each as long as it takes and where it takes place; what the reader does is
 * solid. A place under the pointer, or chosen, fades the steps of others, by styles alone.
 */
export default function Schedule(props: ViewProps<"schedule">) {
  const { label, heading, figure, figureText, unit, length, group = length, steps, place } = props;
  const { all } = useMessages().blocks.scale;
  const Title = heading ? "h3" : "h2";
  const places = Array.from({ length }, (_, at) => ({ label: at + 1, name: `${unit} ${at + 1}` }));
  return (
    <>
      <ScaleStyles />
      <link rel="stylesheet" href={href} />
      <Section number={place.number} label={label} heading={heading}>
        {figure ? <SentenceStyles /> : null}
        {figure || figureText ? (
          <p className="schedule-figure" style={customProperties({ "--letters": figure?.length ?? 1 })}>
            {figure ? <b className="voice">{figure}</b> : null} <span>{figureText}</span>
          </p>
        ) : null}
        <div
          className="scale to-scale schedule"
          style={customProperties({ "--places": length, "--group": Math.min(group, length) })}
        >
          <ScaleChoice legend={unit} places={places} all={all} unit={unit} />
          <ol className="scale-rows">
            {numbered(steps).map(({ key, title, text, part, percent, from, to }) => (
              <li
                key={key}
                className={placeOfText({ from, to }, length)}
                style={customProperties({ "--from": from - 1, "--to": Math.max(from, to) })}
              >
                <i
                  aria-hidden="true"
                  style={percent ? customProperties({ "--part": `${percent}%` }) : undefined}
                />
                <div>
                  <Title>{title}</Title>
                  <p className="mono text-muted">{periodOf({ from, to }, unit)}</p>
                  {text ? <p>{text}</p> : null}
                  {part ? <p className="mono text-signal-text">{part}</p> : null}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </>
  );
}

/** On wide screens a text stands beside its bundle, where there is room: after it, or before. */
function placeOfText({ from, to }: { from: number; to: number }, length: number): string | undefined {
  if (to <= length * 0.55) return "is-early";
  return from > length * 0.5 ? "is-late" : undefined;
}
