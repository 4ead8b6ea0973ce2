import { useMessages } from "#app/languages/use-messages.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { numbered } from "../numbered.ts";
import { ScaleChoice } from "../scale-styles/scale-choice.tsx";
import { periodOf } from "./period.ts";
import { type ScheduleProps, StepText } from "./step-text.tsx";

/**
 * Steps as bundles of lines on one scale, each as long as it takes and where it takes place; what the reader does is
 * solid. A place under the pointer, or chosen, fades the steps of others, by styles alone.
 */
export function ScheduleScale({ heading, unit, length, group = length, steps }: ScheduleProps) {
  const { all } = useMessages().blocks.scale;
  const places = Array.from({ length }, (_, at) => ({ label: at + 1, name: `${unit} ${at + 1}` }));
  return (
    <div
      className="scale to-scale schedule"
      style={customProperties({ "--places": length, "--group": Math.min(group, length) })}
    >
      <ScaleChoice legend={unit} places={places} all={all} unit={unit} />
      <ol className="scale-rows steps-on-scale">
        {numbered(steps).map(({ key, percent, from, to, ...step }) => (
          <li
            key={key}
            className={placeOfText({ from, to }, length)}
            style={customProperties({ "--from": from - 1, "--to": Math.max(from, to) })}
          >
            <i
              aria-hidden="true"
              className={percent ? "has-part" : undefined}
              style={percent ? customProperties({ "--part": `${percent}%` }) : undefined}
            />
            <div>
              <StepText step={step} period={periodOf({ from, to, ...step }, unit)} level={heading ? 3 : 2} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On wide screens a text stands beside its bundle, where there is room: after it, or before. */
function placeOfText({ from, to }: { from: number; to: number }, length: number): string | undefined {
  if (to <= length * 0.55) return "is-early";
  return from > length * 0.5 ? "is-late" : undefined;
}
