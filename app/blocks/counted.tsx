import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface GiantValueProps {
  value: string;
  className?: string;
}

/**
 * A figure at the maximum width of its container; a single whole number counts up in browsers with scroll timelines.
 */
export function BigValue({ value, className }: GiantValueProps) {
  const [, before = "", number, after = ""] = /^(\D*)(\d{1,3})((?![.,]?\d)\D*)$/.exec(value) ?? [];
  return (
    <span
      className={classNames("giant", className)}
      style={custom({ "--letters": Math.max(value.length, 3) })}
    >
      {number ? (
        <>
          {before}
          <span className="counted" style={custom({ "--to": Number(number) })}>
            <span>{number}</span>
          </span>
          {after}
        </>
      ) : (
        value
      )}
    </span>
  );
}

/** Types custom properties, which React's types do not include. */
export function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties as CSSProperties;
}
