import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { ScaleStyles } from "../scale-styles/scale-choice.tsx";
import { SentenceStyles } from "../voice-styles/voice-styles.tsx";
import calendarHref from "./calendar.css?url";
import { ScheduleCalendar } from "./calendar.tsx";
import figureHref from "./figure.css?url";
import periodsHref from "./periods.css?url";
import { SchedulePeriods } from "./periods.tsx";
import ringsHref from "./rings.css?url";
import { ScheduleRings } from "./rings.tsx";
import scaleHref from "./scale.css?url";
import { ScheduleScale } from "./scale.tsx";

const layouts = {
  scale: { Steps: ScheduleScale, href: scaleHref, hasAxis: true },
  calendar: { Steps: ScheduleCalendar, href: calendarHref, hasAxis: true },
  periods: { Steps: SchedulePeriods, href: periodsHref, hasAxis: false },
  rings: { Steps: ScheduleRings, href: ringsHref, hasAxis: false },
};

export default function Schedule(props: ViewProps<"schedule">) {
  const { label, heading, layout, figure, figureText, place } = props;
  const { Steps, href, hasAxis } = layouts[layout];
  const hasFigure = Boolean(figure || figureText);
  return (
    <>
      {hasAxis ? <ScaleStyles /> : null}
      <link rel="stylesheet" href={href} />
      {hasFigure ? <link rel="stylesheet" href={figureHref} /> : null}
      <Section number={place.number} label={label} heading={heading}>
        {figure || layout !== "scale" ? <SentenceStyles /> : null}
        {hasFigure ? (
          <p className="schedule-figure" style={customProperties({ "--letters": figure?.length ?? 1 })}>
            {figure ? <b className="voice">{figure}</b> : null} <span>{figureText}</span>
          </p>
        ) : null}
        <Steps {...props} />
      </Section>
    </>
  );
}
