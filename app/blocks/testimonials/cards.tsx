import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollStrip } from "#app/ui/scroll-strip.tsx";
import { numbered } from "../numbered.ts";
import { VoiceStyles } from "../voice-styles/voice-styles.tsx";
import { Author } from "./author.tsx";
import type { Quote } from "./quotes.tsx";

/** The first testimonial large, the others side by side. */
export function QuoteCards({ quotes: [first, ...others] }: { quotes: Quote[] }) {
  if (!first) return null;
  return (
    <div className="mt-12 md:mt-16">
      <LeadingQuote quote={first} />
      <OtherQuotes quotes={others} />
    </div>
  );
}

function LeadingQuote({ quote }: { quote: Quote }) {
  return (
    <div className={classNames("-mr-edge-right max-md:-ml-edge-left", groundOf(quote))}>
      <VoiceStyles />
      <figure className="grid gap-x-12 gap-y-10 py-10 pr-edge-right max-md:pl-edge-left md:grid-cols-[minmax(0,1fr)_13rem] md:p-12 md:pr-edge-right">
        <blockquote dir="auto" className="voice voice-quote">
          {quote.testimonial}
        </blockquote>
        <Author quote={quote} isLarge />
      </figure>
    </div>
  );
}

/** Side by side; on phones a row that scrolls sideways. */
function OtherQuotes({ quotes }: { quotes: Quote[] }) {
  const messages = useMessages().blocks.testimonials;
  if (quotes.length === 0) return null;
  return (
    <ScrollStrip
      label={messages.clients}
      previous={messages.previous}
      next={messages.next}
      className="mt-6 max-md:-mr-edge-right max-md:-ml-edge-left max-xl:scroll-pl-edge-left"
      controlsClassName="md:hidden"
    >
      <ul className="flex gap-4 max-md:w-max max-md:px-5 md:grid md:grid-cols-2 md:gap-6 xl:grid-cols-6">
        {numbered(quotes).map(({ key, ...quote }, position) => (
          <OtherQuote key={key} quote={quote} span={spanOf(position, quotes.length)} />
        ))}
      </ul>
    </ScrollStrip>
  );
}

function OtherQuote({ quote, span }: { quote: Quote; span: string }) {
  return (
    <li className={classNames("snap-start px-5 max-md:w-[78vw] md:px-7", span, groundOf(quote))}>
      <figure className="flex h-full flex-col justify-between gap-8 py-7">
        <blockquote dir="auto" className={classNames("max-w-[34em]", sizeOf(quote.testimonial))}>
          {quote.testimonial}
        </blockquote>
        <Author quote={quote} />
      </figure>
    </li>
  );
}

/** Three in a row, or two; every row is full. */
function spanOf(position: number, count: number): string {
  if (count === 1) return "md:col-span-full";
  const pairs = (3 - (count % 3)) % 3;
  return classNames(
    count % 2 === 1 && position === count - 1 && "md:col-span-2",
    position < pairs * 2 ? "xl:col-span-3" : "xl:col-span-2",
  );
}

/** Short quotes are larger, so that the cards of a row are filled alike. */
function sizeOf({ length }: string): string {
  if (length < 240) return "text-[1.3125rem] leading-snug tracking-[-0.02em]";
  return length < 320 ? "text-[1.1875rem] leading-snug" : "text-[1.0625rem] leading-[1.5]";
}

/** Dark testimonials have a dark background, light ones sand. */
function groundOf({ theme }: Quote): string {
  return theme === "dark" ? "on-ink" : "on-sand";
}
