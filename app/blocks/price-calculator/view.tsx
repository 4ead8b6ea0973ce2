import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { sitePaths } from "#app/http/site-paths.ts";
import { ButtonLink, buttonClasses } from "#app/ui/button-link.tsx";
import { joinRanges } from "#app/ui/facts.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockPosition } from "../block-position.ts";
import { numbered } from "../numbered.ts";
import { estimateOf, type OptionGroup, optionGroups, optionValue } from "./estimate.ts";
import * as messages from "./messages.ts";
import href from "./price-calculator.css?url";
import type { PriceCalculatorProps } from "./schema.ts";

/**
 * A form that asks for its own page with the choice in the address, so it works without JavaScript. With JavaScript each
 * change updates the result and the address, without a request.
 */
export default function PriceCalculator(props: PriceCalculatorProps & { place: BlockPosition }) {
  const { label, heading, note, place } = props;
  const { pathname, search } = useLocation();
  const [query, setQuery] = useState(search);
  const form = useRef<HTMLFormElement>(null);
  const { work, scope, extras, price, message } = estimateOf(props, new URLSearchParams(query));
  const chosen = [work, scope, ...extras].filter((option) => option !== undefined);
  const formId = `estimate${place.number ?? ""}`;

  const update = useCallback(() => {
    const choice = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) choice.append(name, String(value));
    setQuery(choice.toString());
    return choice;
  }, []);

  // Options may have been chosen before hydration.
  useEffect(() => void update(), [update]);

  return (
    <Section number={place.number} label={label} heading={heading}>
      <link rel="stylesheet" href={href} />
      <div className="calculator">
        <div
          className="calculator-options"
          onChange={() => history.replaceState(history.state, "", `?${update()}`)}
        >
          {optionGroups(props).map((group) => (
            <Options key={group.name} {...group} formId={formId} chosen={chosen.map(optionValue)} />
          ))}
          {note ? <p className="max-w-[36em] text-[0.9375rem] text-muted">{note}</p> : null}
        </div>
        <form
          ref={form}
          id={formId}
          method="get"
          action={`${pathname}#${formId}`}
          className="calculator-result on-ink"
        >
          <p className="mono text-muted">{messages.estimate}</p>
          <output>{joinRanges(price)}</output>
          <ul>
            {numbered(chosen).map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
          <ButtonLink href={`${sitePaths.letsTalk()}?${new URLSearchParams({ message })}`} look="filled">
            {messages.sendEstimate}
          </ButtonLink>
          <button type="submit" className={buttonClasses("boxed")}>
            {messages.calculate}
          </button>
        </form>
      </div>
    </Section>
  );
}

interface OptionsProps extends OptionGroup {
  formId: string;
  /** Values of the chosen options. */
  chosen: string[];
}

function Options({ legend, name, options, formId, chosen }: OptionsProps) {
  return (
    <fieldset>
      <legend className="mono">{legend}</legend>
      {numbered(options).map(({ key, price, ...option }) => (
        <label key={key}>
          <input
            form={formId}
            type={name === "extra" ? "checkbox" : "radio"}
            name={name}
            value={optionValue(option)}
            defaultChecked={chosen.includes(optionValue(option))}
          />
          <span>{option.name}</span>
          <span className="calculator-price">{joinRanges(price)}</span>
        </label>
      ))}
    </fieldset>
  );
}
