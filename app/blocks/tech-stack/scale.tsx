import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { numbered } from "../numbered.ts";
import { ScaleChoice, ScaleStyles } from "../scale-styles/scale-choice.tsx";
import { CaseLinks } from "./case-links.tsx";
import href from "./scale.css?url";
import type { Dated } from "./technologies.ts";
import { costOfYear, type History, yearsAndCost, yearsOf } from "./years.ts";

interface ScaleProps {
  /** All technologies of the block; the scale covers their years. */
  all: Dated[];
  shown: Dated[];
  now: number;
  unit: string | undefined;
  Name: "h2" | "h3";
}

/**
 * Technologies on one scale of years, the earliest first. A bundle of lines, one for each unit of cost, lasts as long
 * as the technology was in use. The chosen year is a radio button, so that styles alone can answer it.
 */
export function Scale({ all, shown, now, unit, Name }: ScaleProps) {
  const messages = useMessages().blocks.techStack;
  const years = yearsOf(
    all.map(({ history }) => history),
    now,
  );
  return (
    <div className="scale" style={customProperties({ "--places": years.length })}>
      <ScaleStyles />
      <YearChoice years={years} now={now} unit={unit} histories={shown.map(({ history }) => history)} />
      <link rel="stylesheet" href={href} />
      <ol className="scale-rows">
        {numbered(shown).map(({ key, label, href, fact, cases, history }) => (
          <li
            key={key}
            className={classNames(
              "scale-row",
              history.to !== undefined && "scale-left",
              isEarly(history, years) && "scale-early",
            )}
            style={positionOf(history, years)}
          >
            <Name className="scale-name">{href ? <InlineLink href={href}>{label}</InlineLink> : label}</Name>
            <i aria-hidden="true" />
            <div className="scale-text">
              <p className="mono">{yearsAndCost(history, { fact, unit, messages })}</p>
              {history.reason ? <p>{history.reason}</p> : null}
              {cases.length > 0 ? <CaseLinks label={messages.usedIn} cases={cases} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface YearChoiceProps extends Pick<ScaleProps, "now" | "unit"> {
  years: number[];
  histories: History[];
}

/** The years with their costs; choosing one shows what was in use in it. */
function YearChoice({ years, now, unit, histories }: YearChoiceProps) {
  const { year: legend } = useMessages().blocks.techStack;
  const hasCosts = histories.some(({ cost }) => cost);
  const places = years.map((year) => ({
    name: hasCosts ? `${year}: ${costOfYear(histories, year)} ${unit ?? ""}`.trim() : String(year),
    isChosen: year === now,
    label: (
      <>
        <span>
          <span className="scale-century">{String(year).slice(0, -2)}</span>
          {String(year).slice(-2)}
        </span>
        {hasCosts ? <b>{costOfYear(histories, year)}</b> : null}
      </>
    ),
  }));
  return <ScaleChoice legend={legend} places={places} unit={hasCosts ? unit : undefined} />;
}

/** Whether what was left leaves room for a text beside its lines. */
function isEarly({ to }: History, years: number[]): boolean {
  return to !== undefined && years.indexOf(to) + 0.5 < years.length * 0.58;
}

/** `--end` is after the last year, or after the scale while the technology is in use. */
function positionOf({ from, to, cost = 1 }: History, years: number[]) {
  const first = years[0] ?? from;
  return customProperties({
    "--from": from - first,
    "--end": (to ?? years.length + first) - first + 1,
    "--cost": Math.max(cost, 1),
  });
}
