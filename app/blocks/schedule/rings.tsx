import { customProperties } from "#app/ui/custom-properties.ts";
import { numbered } from "../numbered.ts";
import { periodOf } from "./period.ts";
import { type ScheduleProps, StepText } from "./step-text.tsx";

/** Steps as rings around today: the later a step ends, the larger. The arc in the signal colour is the reader's share. */
export function ScheduleRings({ heading, unit, length, steps }: ScheduleProps) {
  const ends = steps.map(({ from, to }) => Math.max(from, to));
  return (
    <div className="to-scale schedule-rings">
      <ol style={customProperties({ "--length": length })}>
        {numbered(steps).map(({ key, percent = 0, ...step }, at) => {
          const end = ends[at] ?? length;
          const track = ends.slice(0, at).filter((other) => other === end).length;
          const isNumbered = !ends.includes(end, at + 1);
          return (
            <li
              key={key}
              style={customProperties({ "--end": end, "--track": track, "--part": percent / 100 })}
            >
              <i aria-hidden="true">{isNumbered ? <b className="voice">{end}</b> : null}</i>
              <div>
                <StepText step={step} period={periodOf(step, unit)} level={heading ? 3 : 2} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
