import type { ReactNode } from "react";
import type { DeviceFrameProps } from "./schema.ts";

/** The drawing of a library screen, beside its text; hidden from screen readers. */
export function Drawing({ screen }: Pick<DeviceFrameProps, "screen">) {
  const { box = "", lines = null } = drawings[screen] ?? {};
  if (!lines) return null;
  return (
    <svg aria-hidden="true" viewBox={box} className="screen-drawing">
      {lines}
    </svg>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, position) => position);

/** A path through points given as x and y. */
const line = (points: number[][]) => points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");

/** Load per hour of a day, with peaks in the morning and the evening. */
const load = (hour: number) =>
  100 - 38 * Math.exp(-(((hour - 8.5) / 2.4) ** 2)) - 78 * Math.exp(-(((hour - 18.5) / 2.9) ** 2));

/** A line of a guilloche rosette, as on banknotes. */
function rosette(turn: number): string {
  const points = range(221).map((step) => {
    const angle = (step / 220) * 2 * Math.PI;
    const radius = 38 + 19 * Math.sin(11 * angle + turn);
    return [60 + radius * Math.cos(angle), 60 + radius * Math.sin(angle)].map(
      (at) => Math.round(at * 10) / 10,
    );
  });
  return line(points);
}

const vehicles = [34, 52, 34, 34, 70, 34, 46, 34, 34, 60];

const drawings: Partial<Record<DeviceFrameProps["screen"], { box: string; lines: ReactNode }>> = {
  boarding: {
    box: "0 0 480 110",
    lines: (
      <>
        <path d="M4 6H410Q476 30 476 55T410 104H4Z" className="stroke" />
        <path d="M4 55H400" className="faint" strokeDasharray="3 5" />
        {vehicles.map((length, at) => {
          const lane = at % 2;
          const before = vehicles.filter((_, other) => other < at && other % 2 === lane);
          const x = 14 + before.reduce((sum, each) => sum + each + 7, 0);
          const isKept = at === vehicles.length - 1;
          return (
            <rect
              key={x + lane}
              x={x}
              y={16 + lane * 48}
              width={length}
              height={30}
              className={isKept ? "mark" : at > 7 ? "stroke" : "fill"}
            />
          );
        })}
      </>
    ),
  },
  ledger: {
    box: "0 0 120 120",
    lines: range(5).map((turn) => (
      <path key={turn} d={rosette(turn * 1.25)} className={turn === 3 ? "accent" : "faint"} />
    )),
  },
  forecast: {
    box: "0 0 480 140",
    lines: (
      <>
        {range(7).map((row) => (
          <path key={row} d={`M0 ${10 + row * 20}H480`} className="faint" />
        ))}
        <path
          d={line(range(49).map((at) => [at * 10, 24 + load(at / 2) + 5 * Math.sin(at)]))}
          className="stroke"
        />
        <path
          d={line(range(49).map((at) => [at * 10, 20 + load(at / 2)]))}
          className="accent draws"
          pathLength="1"
        />
        <path d="M340 14V136" className="accent" strokeDasharray="3 4" />
        <circle cx="340" cy={20 + load(17)} r="5" className="mark" />
      </>
    ),
  },
  queue: {
    box: "0 0 480 96",
    lines: range(120).map((at) => (
      <circle
        key={at}
        cx={12 + (at % 30) * 15.7}
        cy={12 + Math.floor(at / 30) * 24}
        r={at === 74 ? 7 : 3}
        className={at === 74 ? "mark" : at < 74 ? "fill" : "stroke"}
      />
    )),
  },
  answer: {
    box: "0 0 160 190",
    lines: (
      <>
        <path d="M6 4H118L154 40V186H6ZM118 4V40H154" className="stroke" />
        {range(12).map((at) => (
          <path key={at} d={`M22 ${58 + at * 10}H${at % 4 === 3 ? 96 : 138}`} className="faint" />
        ))}
        <path d="M22 98H138M22 108H120" className="accent thick draws" pathLength="1" />
      </>
    ),
  },
  listing: {
    box: "0 0 240 180",
    lines: (
      <>
        {range(12).map((at) => {
          const [x, y] = [8 + (at % 4) * 46, 6 + Math.floor(at / 4) * 46];
          const isMissing = at === 6;
          return (
            <g key={at}>
              <rect x={x} y={y} width="42" height="42" className={isMissing ? "mark" : "stroke"} />
              {isMissing ? null : (
                <path
                  d={`M${x} ${y + 21}A21 21 0 0 0 ${x + 21} ${y}M${x + 21} ${y + 42}A21 21 0 0 1 ${x + 42} ${y + 21}`}
                  className="stroke"
                />
              )}
            </g>
          );
        })}
        <path d="M8 152H232V174H8Z" className="stroke" />
        {range(29).map((at) => (
          <path key={at} d={`M${8 + at * 8} 152v${at % 5 ? 6 : 12}`} className="stroke" />
        ))}
      </>
    ),
  },
  dial: {
    box: "0 0 200 200",
    lines: (
      <>
        {range(41).map((at) => (
          <path
            key={at}
            d="M100 12v14"
            transform={`rotate(${-140 + at * 7} 100 100)`}
            className={at === 24 ? "mark thick" : at < 24 ? "accent" : "faint"}
          />
        ))}
      </>
    ),
  },
};
