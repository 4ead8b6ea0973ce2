import { stationSize } from "#app/flow-field/strand-size.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { useAnswered } from "../drawn-list-styles/use-answered.ts";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import href from "./station-line.css?url";

/** SITE-13: stations along one line; the station under the pointer, the thumb or the focus stretches it, by CSS alone. */
export default function StationLine({ label, heading, stations, data, place }: ViewProps<"station-line">) {
  const messages = useMessages().blocks.stationLine;
  const Name = heading ? "h3" : "h2";
  const answered = useAnswered();
  return (
    <>
      <link rel="stylesheet" href={href} />
      {label || heading ? <Section number={place.number} label={label} heading={heading} /> : null}
      <div className="drawn-list station-line on-ink">
        <ol style={customProperties({ "--stations": stations.length })} {...answered}>
          {numbered(stations).map(({ key, number, title, input, output, duration }, at) => {
            const path = data.paths[at];
            return (
              // A tap opens a station by its focus; one without a link is reached with the Tab key too.
              <li key={key} tabIndex={path ? -1 : 0}>
                <Strand drawing={data.drawing} station={at + 1} />
                <span aria-hidden="true" className="mono">
                  {number}
                </span>
                <Name>{path ? <SmartLink href={path}>{title}</SmartLink> : title}</Name>
                {duration ? <p className="mono">{duration}</p> : null}
                <div className="drawn-more">
                  <dl>
                    <div>
                      <dt className="mono">{messages.input}</dt>
                      <dd>{input}</dd>
                    </div>
                    <div>
                      <dt className="mono">{messages.output}</dt>
                      <dd>{output}</dd>
                    </div>
                  </dl>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}

/** A station's part of the strand, from left to right for wide and from top to bottom for narrow screens. */
function Strand({ drawing, station }: { drawing: string; station: number }) {
  const { along, across } = stationSize;
  return (
    <>
      <svg aria-hidden="true" className="wide" viewBox={`0 0 ${along} ${across}`} preserveAspectRatio="none">
        <use href={`${drawing}#a${station}`} />
        <use href={`${drawing}#s${station}`} className="thread" />
      </svg>
      <svg aria-hidden="true" viewBox={`0 0 ${across} ${along}`} preserveAspectRatio="none">
        <use href={`${drawing}#b${station}`} />
        <use href={`${drawing}#t${station}`} className="thread" />
      </svg>
    </>
  );
}
