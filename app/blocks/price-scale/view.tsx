import { useLanguage, useMessages } from "#app/languages/use-messages.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { joinRanges } from "#app/ui/facts.tsx";
import { Section } from "#app/ui/section.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { numbered } from "../numbered.ts";
import { priceRange } from "../price-range.ts";
import type { ViewProps } from "../resolved-block.ts";
import { ScaleChoice, ScaleStyles } from "../scale-styles/scale-choice.tsx";
import { budgetsUpTo } from "./budgets.ts";
import href from "./price-scale.css?url";

/**
 * Prices on one scale: each line is as long as its price, which stands where it ends. A budget under the pointer, or chosen,
 * fades what it does not buy, by styles alone.
 */
export default function PriceScale({
  label,
  heading,
  currency,
  prices,
  note,
  place,
}: ViewProps<"price-scale">) {
  const language = useLanguage();
  const { all, budget } = useMessages().blocks.scale;
  const Name = heading ? "h3" : "h2";
  const highest = Math.max(...prices.map(({ from, to }) => Math.max(from || 0, to || 0)));
  const budgets = budgetsUpTo(highest);
  const step = budgets[0] ?? 1;
  const priced = (from: number, to = from) => joinRanges(priceRange({ from, to }, currency, language));
  const places = budgets.map((budget) => ({ label: priced(budget) }));
  return (
    <>
      <ScaleStyles />
      <link rel="stylesheet" href={href} />
      <Section number={place.number} label={label} heading={heading}>
        <div className="scale to-scale price-scale" style={customProperties({ "--places": budgets.length })}>
          <ScaleChoice legend={budget} places={places} all={all} unit={budget} />
          <ol className="scale-rows">
            {numbered(prices).map(({ key, name, from, to, unit, note, link }) => (
              <li
                key={key}
                className={to > highest / 2 ? "is-long" : undefined}
                style={customProperties({
                  "--from": rounded(from / step),
                  "--to": rounded(to / step),
                  "--letters": priceRange({ from, to }, currency, language).length,
                })}
              >
                <i aria-hidden="true" />
                <div>
                  <Name>{name}</Name>
                  <p className="price-scale-price">
                    <b>{priced(from, to)}</b> <span>{unit}</span>
                  </p>
                  {note ? <p>{note}</p> : null}
                  {link?.href ? (
                    <p>
                      <InlineLink href={link.href}>{link.label}</InlineLink>
                    </p>
                  ) : null}
                </div>
              </li>
            ))}
          </ol>
        </div>
        {note ? <p className="price-scale-note">{note}</p> : null}
      </Section>
    </>
  );
}

/** To four decimals; 0 for the missing amount of a draft. */
const rounded = (value: number) => Math.round((value || 0) * 10_000) / 10_000;
