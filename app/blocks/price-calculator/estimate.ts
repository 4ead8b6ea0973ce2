import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { formatsIn } from "#app/languages/formats.ts";
import type { Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { priceRange } from "../price-range.ts";
import type { PriceCalculatorProps } from "./schema.ts";

type Prices = Pick<PriceCalculatorProps, "currency" | "work" | "scopes" | "extras">;

interface Named {
  name: string;
}

/** What the query of an address chooses, and what it costs. */
export interface Estimate {
  work?: Prices["work"][number];
  scope?: Prices["scopes"][number];
  extras: Prices["extras"];
  /** `€90,000–180,000`, `90.000–180.000 €` */
  price: string;
  /** The choice and its price as the text of an enquiry. */
  message: string;
}

/** The value of an option in addresses: `first-release`. */
export const optionValue = ({ name }: Named) => slugOfTitle(name);

/**
 * Calculates `?work=first-release&scope=one-kind-of-user&extra=a-native-app`. Without a known work or scope, the first
 * one counts; unknown extras are ignored, and all of them if the price of the work is fixed.
 */
export function estimateOf(
  { currency, work, scopes, extras }: Prices,
  query: URLSearchParams,
  language: Language,
): Estimate {
  const chosenWork = chosen(work, query.get("work"));
  const isFixed = chosenWork?.isFixed ?? false;
  const scope = isFixed ? undefined : chosen(scopes, query.get("scope"));
  const chosenExtras = extras.filter(
    (extra) => !isFixed && query.getAll("extra").includes(optionValue(extra)),
  );
  const total = (end: "from" | "to") =>
    scaled(chosenWork?.[end] ?? 0, scope?.percent) + chosenExtras.reduce((sum, extra) => sum + extra[end], 0);
  const price = priceRange({ from: total("from"), to: total("to") }, currency, language);
  const parts = [chosenWork, scope, ...chosenExtras].flatMap((part) => (part ? [part.name] : []));
  return {
    work: chosenWork,
    scope,
    extras: chosenExtras,
    price,
    message: `${parts.join("; ")}: ${price}`,
  };
}

function chosen<Option extends Named>(options: Option[], value: string | null): Option | undefined {
  return options.find((option) => optionValue(option) === value) ?? options[0];
}

/** In hundreds, so that a percentage does not pretend to be exact. */
function scaled(amount: number, percent = 100): number {
  return percent === 100 ? amount : Math.round((amount * percent) / 10_000) * 100;
}

export interface OptionGroup {
  legend: string;
  /** Of the query parameter; only extras can be several. */
  name: "work" | "scope" | "extra";
  options: { name: string; price: string }[];
}

/** All options with their prices, as page and Markdown list them. */
export function optionGroups({ currency, work, scopes, extras }: Prices, language: Language): OptionGroup[] {
  const messages = messagesIn(language).blocks.priceCalculator;
  const { number } = formatsIn(language);
  const groups: OptionGroup[] = [
    {
      legend: messages.work,
      name: "work",
      options: work.map((kind) => priced(kind, priceRange(kind, currency, language))),
    },
    {
      legend: messages.scope,
      name: "scope",
      options: scopes.map((scope) => priced(scope, `× ${number(scope.percent / 100)}`)),
    },
    {
      legend: messages.extras,
      name: "extra",
      options: extras.map((extra) => priced(extra, `+ ${priceRange(extra, currency, language)}`)),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const priced = ({ name }: Named, price: string) => ({ name, price });
