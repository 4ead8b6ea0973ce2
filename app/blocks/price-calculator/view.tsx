import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage, useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { ButtonLink, buttonClasses } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { estimateOf, type OptionGroup, optionGroups, optionValue } from "./estimate.ts";
import href from "./price-calculator.css?url";

/**
 * A form that asks for its own page with the choice in the address, so it works without JavaScript. With JavaScript each
 * change updates the result and the address, without a request.
 */
export default function PriceCalculator(props: ViewProps<"price-calculator">) {
  const language = useLanguage();
  const enquiry = useSitePaths().letsTalk();
  const messages = useMessages().blocks.priceCalculator;
  const { label, heading, note, place } = props;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(search);
  const form = useRef<HTMLFormElement>(null);
  const { work, scope, extras, price, message } = estimateOf(props, new URLSearchParams(query), language);
  const chosen = [work, scope, ...extras].filter((option) => option !== undefined);
  const formId = `estimate${place.number ?? ""}`;

  const update = useCallback(() => {
    const choice = new URLSearchParams();
    // Unlike FormData, with the options that a fixed price disables: they count again for other work.
    for (const input of form.current?.elements ?? [])
      if (input instanceof HTMLInputElement && input.checked) choice.append(input.name, input.value);
    setQuery(choice.toString());
    return choice;
  }, []);

  // Options may have been chosen before hydration.
  useEffect(() => void update(), [update]);

  /** Reads the options themselves: the link may have been pressed before React rendered their result. */
  function sendEstimate(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(withMessage(enquiry, estimateOf(props, update(), language).message));
  }

  return (
    <Section number={place.number} label={label} heading={heading}>
      <link rel="stylesheet" href={href} />
      <div className="calculator">
        <div
          className="calculator-options"
          onChange={() => history.replaceState(history.state, "", `?${update()}`)}
        >
          {optionGroups(props, language).map((group) => (
            <Options
              key={group.name}
              {...group}
              formId={formId}
              chosen={chosen.map(optionValue)}
              isDisabled={group.name !== "work" && Boolean(work?.isFixed)}
            />
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
          <output>{price}</output>
          <ul>
            {numbered(chosen).map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
          {work?.isFixed ? <p className="text-[0.9375rem]">{messages.fixedPrice}</p> : null}
          <ButtonLink
            href={withMessage(enquiry, message)}
            look="filled"
            onClick={sendEstimate}
            data-replay=""
          >
            {messages.send}
          </ButtonLink>
          <button type="submit" className={buttonClasses("boxed")}>
            {messages.calculate}
          </button>
        </form>
      </div>
    </Section>
  );
}

const withMessage = (enquiry: string, message: string) => `${enquiry}?${new URLSearchParams({ message })}`;

interface OptionsProps extends OptionGroup {
  formId: string;
  /** Values of the chosen options. */
  chosen: string[];
  /** Whether they do not change the price of the chosen work. */
  isDisabled: boolean;
}

function Options({ legend, name, options, formId, chosen, isDisabled }: OptionsProps) {
  return (
    <fieldset disabled={isDisabled}>
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
          <span className="calculator-price">{price}</span>
        </label>
      ))}
    </fieldset>
  );
}
