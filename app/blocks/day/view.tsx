import { useId } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import { minutesOf } from "../minutes-of.ts";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import href from "./day.css?url";
import { lightAt, sunBetween } from "./light.ts";

const grounds = { night: "on-ink", dusk: "on-sand", day: "", noon: "day-noon" };

/**
 * A ruled timetable on the light of each hour. The lines of air reach as far as the sun is high. Whose day is read is a
 * radio button, so that styles alone can answer it.
 */
export default function Day({ label, heading, hours, place }: ViewProps<"day">) {
  const people = [...new Set(hours.flatMap(({ who }) => who))];
  const { everyone } = useMessages().blocks.day;
  const Title = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <link rel="stylesheet" href={href} />
      <div className={classNames("day", heading && "mt-10")}>
        {people.length > 0 ? <WhoseDay people={people} /> : null}
        <ol>
          {numbered(hours).map(({ key, time, title, text, who }, position) => (
            <li
              key={key}
              className={classNames("day-hour", grounds[lightAt(minutesOf(time))])}
              data-who={who.length > 0 ? who.map((each) => people.indexOf(each)).join(" ") : undefined}
              style={lightOf(time, hours[position + 1]?.time)}
            >
              <i aria-hidden="true" />
              <time dateTime={time}>{time}</time>
              <div>
                <Title>{title}</Title>
                <p className="mono text-muted">{who.join(", ") || everyone}</p>
              </div>
              {text ? <p>{text}</p> : null}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function WhoseDay({ people }: { people: string[] }) {
  const { whose, everyone } = useMessages().blocks.day;
  const name = useId();
  return (
    <search>
      <fieldset className="day-who">
        <legend className="mono text-muted">{whose}</legend>
        {[everyone, ...people].map((person, position) => (
          <label key={person} className="inline-link">
            <input
              type="radio"
              name={name}
              value={position}
              defaultChecked={position === 0}
              className="sr-only"
            />
            {person}
          </label>
        ))}
      </fieldset>
    </search>
  );
}

/** The sun between an hour and the next, and how long that is. */
function lightOf(time: string, next: string | undefined) {
  const from = minutesOf(time);
  const to = next && minutesOf(next) > from ? minutesOf(next) : undefined;
  const [a = 0, b = 0, c = 0, d = 0] = sunBetween(from, to);
  const hours = Math.round((((to ?? from + 120) - from) / 60) * 10) / 10;
  return customProperties({ "--a": a, "--b": b, "--c": c, "--d": d, "--hours": hours });
}
