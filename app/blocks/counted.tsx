import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface GiantValueProps {
  value: string;
  className?: string;
}

/** A figure as wide as its place allows; its only whole number counts up where the browser has scroll timelines. */
export function GiantValue({ value, className }: GiantValueProps) {
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

/** Custom properties, which React's types do not know. */
export function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties as CSSProperties;
}
