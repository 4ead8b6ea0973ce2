import { useId } from "react";
import { useLanguage, useMessages } from "#app/languages/use-messages.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import { minutesOf } from "../minutes-of.ts";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import href from "./response-times.css?url";
import { coverOf, DAY, daysOf, waitsOf } from "./waits.ts";

/**
 * A week for each plan, drawn to scale: lines where somebody is there, and a solid bar from the failure to the response.
 * When it fails is a radio button, so that styles alone can answer it.
 */
export default function ResponseTimes(props: ViewProps<"response-times">) {
  const { label, heading, moments, plans, note, place } = props;
  const language = useLanguage();
  const name = useId();
  const { choose } = useMessages().blocks.responseTimes;
  const Name = heading ? "h3" : "h2";
  const shown = plans.map((plan) => ({
    ...plan,
    cover: coverOf(plan, moments),
    waits: waitsOf(plan, moments, language),
  }));
  return (
    <>
      <link rel="stylesheet" href={href} />
      <Section number={place.number} label={label} heading={heading}>
        <div className="to-scale response">
          <search>
            <fieldset className="response-choice">
              <legend className="mono text-muted">{choose}</legend>
              {shown[0]?.waits.map(({ failed }, at) => (
                <label key={failed}>
                  <input type="radio" name={name} defaultChecked={at === 0} className="sr-only" />
                  {failed}
                </label>
              ))}
            </fieldset>
            <p aria-hidden="true" className="response-days mono">
              {daysOf(moments, language).map((day) => (
                <span key={day}>
                  {day.slice(0, 2)}
                  <span>{day.slice(2)}</span>
                </span>
              ))}
            </p>
          </search>
          <ul>
            {numbered(shown).map(({ key, name, price, unit, promise, from, to, cover, waits, facts }) => (
              <li key={key}>
                <div className="response-plan">
                  <Name>{name}</Name>
                  <p className="response-price">
                    {price} <span>{unit}</span>
                  </p>
                </div>
                <div aria-hidden="true" className="response-week" style={hoursOfDay(from, to)}>
                  {cover.map((days) => (
                    <i key={days.from} style={daysInWeek(days)} />
                  ))}
                  {waits.map((wait) => (
                    <b key={wait.from} style={inWeek(wait)} />
                  ))}
                </div>
                <dl className="response-answers">
                  {waits.map(({ failed, answered }) => (
                    <div key={failed}>
                      <dt>{failed}</dt>
                      <dd>{answered}</dd>
                    </div>
                  ))}
                </dl>
                <p className="response-promise">{promise}</p>
                {facts.length > 0 ? (
                  <dl className="response-facts">
                    {facts.map(({ label, value }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        {note ? <p className="response-note">{note}</p> : null}
      </Section>
    </>
  );
}

const WEEK = 7 * DAY;

/** Begin and end of the hours of a plan, in per cent of a day. */
function hoursOfDay(from: string, to: string) {
  const percent = (time: string) => Math.round((minutesOf(time) / DAY) * 1000) / 10;
  return customProperties({ "--from": `${percent(from)}%`, "--to": `${percent(to)}%` });
}

/** Days that follow each other. */
const daysInWeek = ({ from, to }: { from: number; to: number }) =>
  customProperties({ "--x": from, "--w": to - from });

/** The place in the drawn week, in days; a wait that lasts longer ends with it. */
function inWeek({ from, to }: { from: number; to: number }) {
  const days = (minutes: number) => Math.round((minutes / DAY) * 100) / 100;
  return customProperties({ "--x": days(from), "--w": days(Math.min(to, WEEK) - from) });
}
