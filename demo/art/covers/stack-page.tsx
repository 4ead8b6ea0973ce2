import type { ReactElement } from "react";
import { techStack } from "../../../app/blocks/tech-stack/schema.ts";
import { costOfYear, type History } from "../../../app/blocks/tech-stack/years.ts";
import { readDemoPages } from "../../content.ts";
import { posterPage } from "./cover-page.tsx";

/** A technology in the scale of the tech stack; each day of its upkeep a year is a line. */
interface Used extends History {
  slug?: string;
  name: string;
  to: number;
  cost: number;
}

const size = { width: 1600, height: 1000 };
const first = 2015;
const last = 2026;
/** The middle of a year. */
const placeOf = (year: number) => 150 + ((year - first + 0.5) / (last - first + 1)) * 1300;
/** The bundle stays whole where the picture is cropped: see docs/art.md. */
const middle = 490;
const MAX_HEIGHT = 480;

/**
 * The years of the tech stack as one bundle of lines, each a day of upkeep a year: for a technology with the others of
 * its group, whose lines are not in the signal colour; for the tech stack with all, and where those that were left end.
 */
export function stackPage(slug: string): string {
  const groups = stackGroups();
  const group = groups.find((used) => used.some((each) => each.slug === slug)) ?? groups.flat();
  const isAll = slug === "tech-stack";
  const most = Math.max(...years.map((year) => costOfYear(group, year)));
  const gap = Math.min(26, MAX_HEIGHT / most);
  const weight = Math.min(6, 0.5 + gap * 0.24);
  return posterPage(
    "stack",
    <div className="cover">
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} fill="none">
        {years.map((year) => (
          <path key={year} className="year" d={`M${placeOf(year)} 0V${size.height}`} />
        ))}
        {group.map((used, position) => (
          <Bundle
            key={used.name}
            used={used}
            above={group.slice(0, position)}
            group={group}
            gap={gap}
            weight={weight}
            isMarked={used.slug === slug}
            showsEnd={isAll}
          />
        ))}
        {/* Above the lines: the caption is in the lower left corner. */}
        {years.map((year) => (
          <text key={year} x={placeOf(year)} y={218}>
            {year}
          </text>
        ))}
      </svg>
    </div>,
  );
}

const years = Array.from({ length: last - first + 1 }, (_, position) => first + position);
const isIn = ({ from, to }: Used, year: number) => from <= year && year <= to;

/** The pages that show a drawing of it: the tech stack, and its technologies. */
export const stackSlugs = () => [
  "tech-stack",
  ...stackGroups().flatMap((group) => group.flatMap(({ slug = [] }) => slug)),
];

function stackGroups(): Used[][] {
  const page = readDemoPages().find(({ slug }) => slug === "tech-stack");
  const block = page?.blocks.find(({ type }) => type === "tech-stack");
  return techStack.props.parse(block?.props).groups.map(({ years: used }) =>
    used.map(({ page: slug, name = "", from, to = last, cost = 1 }) => ({
      ...(slug && { slug }),
      ...{ name: name || String(slug), from, to, cost },
    })),
  );
}

interface BundleProps {
  used: Used;
  above: Used[];
  group: Used[];
  gap: number;
  weight: number;
  isMarked: boolean;
  showsEnd: boolean;
}

/** The lines of a technology, which move up or down when others begin or end. */
function Bundle({ used, above, group, gap, weight, isMarked, showsEnd }: BundleProps): ReactElement {
  const isLeft = used.to < last;
  const topIn = (year: number) => middle + (costOfYear(above, year) - costOfYear(group, year) / 2) * gap;
  const own = years.filter((year) => isIn(used, year));
  const [start, end] = [own[0] ?? first, own.at(-1) ?? last];
  const lines = Array.from({ length: used.cost }, (_, line) => {
    const y = (year: number) => topIn(year) + (line + 0.5) * gap;
    const from = start === first ? 0 : placeOf(start) - 40;
    const points = own.slice(1).map((year) => {
      const [left, right] = [placeOf(year - 1) + 12, placeOf(year) - 12];
      const turn = (left + right) / 2;
      return `H${left}C${turn} ${y(year - 1)} ${turn} ${y(year)} ${right} ${y(year)}`;
    });
    return `M${from} ${y(start)}${points.join("")}H${isLeft ? placeOf(end) + 40 : size.width}`;
  });
  const edge = placeOf(end) + 40;
  return (
    <g className={isMarked ? "marked" : isLeft ? "left" : undefined} strokeWidth={weight}>
      <path d={lines.join("")} />
      {isLeft && showsEnd ? (
        <path className="end" d={`M${edge} ${topIn(end)}V${topIn(end) + used.cost * gap}`} />
      ) : null}
    </g>
  );
}
