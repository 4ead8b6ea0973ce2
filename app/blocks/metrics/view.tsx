import { Section } from "#app/ui/section.tsx";
import type { BlockPosition } from "../block-position.ts";
import type { MetricsProps } from "./schema.ts";

/** Large numbers, each above its description. */
export default function Metrics({ label, heading, items, place }: MetricsProps & { place: BlockPosition }) {
  return (
    <Section number={place.number} label={label} heading={heading} ground="sand">
      <dl className={`metrics mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 ${columns(items.length)}`}>
        {items.map(({ value, text }) => (
          <div key={`${value} ${text}`} className="flex flex-col border-t border-line pt-3.5">
            <dt className="order-2 mt-2.5 max-w-[15.5em] text-[0.96875rem] leading-snug text-muted">
              {text}
            </dt>
            <dd className={`leading-none font-[450] tracking-[-0.045em] tabular-nums ${valueSize(value)}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Chooses columns that avoid a single number in the last row; two numbers have half of the width each. */
function columns(count: number): string {
  if (count === 2) return "";
  return count > 1 && count % 3 === 1 ? "2xl:grid-cols-4" : "md:grid-cols-3";
}

/** A column fits about six characters of the large size. */
function valueSize(value: string): string {
  if (value.length > 9) return "text-[clamp(1.5rem,1.2rem+0.8vw,2.25rem)]";
  if (value.length > 6) return "text-[clamp(2rem,1.5rem+1.2vw,3rem)]";
  return "text-[clamp(3rem,2rem+3vw,5rem)]";
}
