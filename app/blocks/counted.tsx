import { Arrow } from "#app/ui/arrow.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";

interface BigValueProps {
  value: string;
  className?: string;
}

/**
 * A figure at the maximum width of its container; a single whole number counts up in browsers with scroll timelines.
 */
export function BigValue({ value, className }: BigValueProps) {
  const [, before = "", number, after = ""] = /^(\D*)(\d{1,3})((?![.,]?\d)\D*)$/.exec(value) ?? [];
  return (
    <span
      className={classNames("giant", className)}
      style={customProperties({ "--letters": Math.max(value.length, 3) })}
    >
      {number ? (
        <>
          {before}
          <span className="counted" style={customProperties({ "--to": Number(number) })}>
            <span>{number}</span>
          </span>
          {after}
        </>
      ) : (
        <WithArrow value={value} />
      )}
    </span>
  );
}

/** A figure whose arrow is drawn: no font of the site has one. */
export function WithArrow({ value }: Pick<BigValueProps, "value">) {
  const [from, to] = value.split(/\s*→\s*/);
  if (!to) return value;
  return (
    <>
      {from} <span className="sr-only">→</span>
      <Arrow className="giant-arrow" /> {to}
    </>
  );
}
