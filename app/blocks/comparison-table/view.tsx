import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollBox } from "#app/ui/scroll-box.tsx";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { WideTableStyles } from "../table-styles/table-styles.tsx";

export default function ComparisonTable({
  label,
  heading,
  columns,
  rows,
  place,
}: ViewProps<"comparison-table">) {
  const messages = useMessages().blocks.comparisonTable;
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ScrollBox
        label={heading ?? label ?? messages.label}
        className={classNames("-mr-edge-right pr-edge-right", heading && "mt-11")}
      >
        <WideTableStyles />
        <table className="restack w-full border-b md:min-w-[34rem] border-line text-left">
          <thead>
            <tr className="align-bottom">
              <td className="w-[28%]" />
              {numbered(columns).map(({ key, name, isMarked }) => (
                <th
                  key={key}
                  scope="col"
                  className={classNames(
                    "px-3.5 pt-3.5 pb-4 text-[1.0625rem] leading-tight font-semibold",
                    isMarked && "border-t-2 border-signal bg-sand",
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(rows).map(({ key, name, cells }) => (
              <tr key={key} className="border-t border-line align-baseline">
                <th scope="row" className="py-3.5 pr-4 text-[0.9375rem] font-normal text-muted">
                  {name}
                </th>
                {numbered(columns).map(({ key, isMarked }, position) => (
                  <td
                    key={key}
                    className={classNames("px-3.5 py-3.5 leading-snug", isMarked && "bg-sand font-medium")}
                  >
                    <Value value={cells[position]?.value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Section>
  );
}

/** A tick for yes, a dash for no, in English or the language of the site; empty cells stay empty. */
function Value({ value = "" }: { value?: string }) {
  const { yes, no } = useMessages().blocks.comparisonTable;
  const answer = value.trim().toLowerCase();
  const isYes = answer === "yes" || answer === yes;
  if (!isYes && answer !== "no" && answer !== no) return value;
  return (
    <>
      <svg
        aria-hidden="true"
        width="18"
        height="14"
        viewBox="0 0 18 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        className={isYes ? "text-signal-text" : "text-muted"}
      >
        <path d={isYes ? "M1.5 7.5 6.5 12 16.5 1.5" : "M2 7h11"} />
      </svg>
      <span className="sr-only">{value}</span>
    </>
  );
}
