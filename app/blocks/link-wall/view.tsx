import { wallCell, wallColumns, wallRow } from "#app/flow-field/wall-size.ts";
import { Section } from "#app/ui/section.tsx";
import { InlineLink, SmartLink } from "#app/ui/smart-link.tsx";
import { useAnswered } from "../drawn-list-styles/use-answered.ts";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import href from "./link-wall.css?url";

/** SITE-13: a list of links on one drawing; the link under the pointer, the thumb or the focus opens, by CSS alone. */
export default function LinkWall({ label, heading, links, data, place }: ViewProps<"link-wall">) {
  const Name = heading ? "h3" : "h2";
  const answered = useAnswered();
  return (
    <>
      <link rel="stylesheet" href={href} />
      {label || heading ? <Section number={place.number} label={label} heading={heading} /> : null}
      <div className="drawn-list link-wall on-ink">
        <ul data-columns={wallColumns(links.length)} {...answered}>
          {numbered(links).map(({ key, title, price, duration, text, result }, at) => {
            const { path, study } = data.targets[at] ?? {};
            return (
              // A tap opens it by its focus; one without a page or a case is reached with the Tab key too.
              <li key={key} tabIndex={path || study ? -1 : 0}>
                <Air drawing={data.drawing} at={at} count={links.length} />
                <div>
                  <Name>{path ? <SmartLink href={path}>{title}</SmartLink> : title}</Name>
                  {price ? <p className="mono">{price}</p> : null}
                  <div className="drawn-more">
                    <div>
                      {duration ? <p className="mono">{duration}</p> : null}
                      {text ? <p>{text}</p> : null}
                      {study || result ? (
                        <p>
                          {study ? <InlineLink href={study.path}>{study.title}</InlineLink> : null}
                          {study && result ? ": " : null}
                          {result}
                        </p>
                      ) : null}
                    </div>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** The lines next to a name, for wide and for narrow screens, and the gust that passes when it opens. */
function Air({ drawing, at, count }: { drawing: string; at: number; count: number }) {
  const columns = wallColumns(count);
  const wide = `${drawing}#a${at + 1}`;
  const narrow = `${drawing}#b${at + 1}`;
  return (
    <>
      <svg
        aria-hidden="true"
        className="wide"
        viewBox={`0 0 ${columns * wallCell.width} ${Math.ceil(count / columns) * wallCell.height}`}
        preserveAspectRatio="none"
      >
        <use href={wide} />
        <use href={wide} className="gust" />
        {at === 0 ? <use href={`${drawing}#a`} className="thread" /> : null}
      </svg>
      <svg
        aria-hidden="true"
        viewBox={`0 ${at * wallRow.height} ${wallRow.width} ${wallRow.height}`}
        preserveAspectRatio="none"
      >
        <use href={narrow} />
        <use href={narrow} className="gust" />
        {at === 0 ? <use href={`${drawing}#b`} className="thread" /> : null}
      </svg>
    </>
  );
}
