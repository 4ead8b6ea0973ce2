import { useMessages } from "#app/languages/use-messages.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { numbered } from "../numbered.ts";
import { ScaleChoice } from "../scale-styles/scale-choice.tsx";
import { type CalendarStep, calendarOf } from "./calendar.ts";
import { periodOf } from "./period.ts";
import { type ScheduleProps, StepText } from "./step-text.tsx";

/** 1 January 2024 is a Monday. */
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/**
 * Steps on a sheet of working weeks, on the days on which they take place; what the reader does is solid. A day under
 * the pointer, or chosen, fades the steps of others, by styles alone.
 */
export function ScheduleCalendar({ heading, unit, length, steps }: ScheduleProps) {
  const { blocks, dates } = useMessages();
  const calendar = calendarOf(steps, length);
  const places = calendar.days.map(({ row, rows, column }, at) => ({
    label: <b className="voice">{at + 1}</b>,
    name: `${unit} ${at + 1}`,
    style: { gridArea: `${row} / ${column} / span ${rows}` },
  }));
  return (
    <div className="to-scale schedule-calendar">
      <div className="scale">
        <div className="schedule-weekdays mono" aria-hidden="true">
          {weekdays.map((day) => (
            <Weekday key={day.getUTCDay()} name={dates.weekday(day)} />
          ))}
        </div>
        {calendar.weeks.map((row) => (
          <i key={row} className="schedule-week" aria-hidden="true" style={{ gridRow: row }} />
        ))}
        <ScaleChoice legend={unit} places={places} all={blocks.scale.all} />
        <ol className="steps-on-scale">
          {numbered(steps).map(({ key, percent, from, to, ...step }, at) => (
            <li key={key} style={customProperties({ "--from": from - 1, "--to": Math.max(from, to) })}>
              <Bars of={calendar.steps[at]} percent={percent} />
              <div style={placeOfText(calendar.steps[at])}>
                <StepText
                  step={step}
                  period={periodOf({ from, to, ...step }, unit)}
                  level={heading ? 3 : 2}
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** On narrow screens its first two letters. */
function Weekday({ name }: { name: string }) {
  return (
    <span>
      {name.slice(0, 2)}
      <i>{name.slice(2)}</i>
    </span>
  );
}

/** A bar for each week of a step. What the reader does is in that with the text. */
function Bars({ of: step, percent = 0 }: { of: CalendarStep | undefined; percent: number | undefined }) {
  const days = step?.bars.reduce((sum, bar) => sum + bar.days, 0) ?? 0;
  return step?.bars.map((bar) => {
    const part = bar.week === step.text.week ? Math.min((percent * days) / bar.days, 100) : 0;
    return (
      <i
        key={bar.week}
        aria-hidden="true"
        className={part > 0 ? "has-part" : undefined}
        style={{
          gridArea: `${bar.row} / ${bar.column} / auto / span ${bar.days}`,
          ...customProperties({ "--part": `${Math.round(part)}%` }),
        }}
      />
    );
  });
}

function placeOfText(step: CalendarStep | undefined) {
  if (!step) return undefined;
  const { row, column, days, narrowRow } = step.text;
  return customProperties({
    "--area": `${row} / ${column} / auto / span ${days}`,
    "--narrow-row": narrowRow,
  });
}
