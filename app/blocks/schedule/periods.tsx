import { customProperties } from "#app/ui/custom-properties.ts";
import { numbered } from "../numbered.ts";
import { periodOf } from "./period.ts";
import { type ScheduleProps, StepText } from "./step-text.tsx";

/** Steps as a ledger: the period of each in large type, the longer the larger. */
export function SchedulePeriods({ heading, unit, length, steps }: ScheduleProps) {
  return (
    <ol className="to-scale schedule-periods">
      {numbered(steps).map(({ key, ...step }) => {
        const period = periodOf(step, unit);
        const size = Math.sqrt(Math.max(step.from, step.to) / length);
        return (
          <li
            key={key}
            style={customProperties({ "--size": Math.round(size * 100) / 100, "--letters": period.length })}
          >
            <div>
              <StepText step={step} level={heading ? 3 : 2} />
            </div>
            <p className="voice">{period}</p>
          </li>
        );
      })}
    </ol>
  );
}
