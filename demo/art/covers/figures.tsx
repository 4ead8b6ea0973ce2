import type { ReactElement } from "react";
import { posterPage } from "./cover-page.tsx";

const size = { width: 1600, height: 1000 };

/** The figures of articles, by slug: each draws the numbers that its text names. */
export const figures: Record<string, () => string> = {
  "first-releases": () => figurePage(<FirstReleases />),
  "worst-answers": () => figurePage(<WorstAnswers />),
  "skipped-hour": () => figurePage(<SkippedHour />),
};

function figurePage(figure: ReactElement): string {
  return posterPage(
    "figures",
    <div className="cover">
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} fill="none">
        {figure}
      </svg>
    </div>,
  );
}

const projects = 38;
/** Weeks after the agreed one, by the position of the project. */
const weeksLate: Record<number, number> = { 4: 0.8, 9: 9, 13: 2, 17: 1.1, 23: 6, 28: 0.6, 33: 1.6 };

/** A line for each project that was sold at a fixed price, to the week of its release. */
function FirstReleases() {
  const [agreed, week, gap] = [640, 92, 20];
  const yOf = (project: number) => 180 + project * gap;
  return (
    <>
      <path className="scale" d={`M${agreed} 120V${size.height}`} />
      <text x={agreed} y={88}>
        agreed week
      </text>
      {Array.from({ length: projects }, (_, project) => {
        const late = weeksLate[project] ?? 0;
        const isFarLate = late > 2;
        const end = agreed + late * week;
        const y = yOf(project);
        return (
          <g key={y} className={isFarLate ? "signal" : undefined}>
            {/* Projects begin in different weeks. */}
            <path d={`M${40 + ((project * 137) % 330)} ${y}H${end}`} />
            {isFarLate ? (
              <text className="end" x={end} y={y - 28}>
                {late} weeks late
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

const answers = { all: 251, withoutParagraph: 178 };

/** A stroke for each of the worst answers, those without the right paragraph in the signal colour. */
function WorstAnswers() {
  const perRow = 42;
  const [left, top, gap, row, stroke] = [84, 236, 34.9, 122, 88];
  return (
    <>
      <text className="start signal" x={left} y={150}>
        {answers.withoutParagraph} wrong passages
      </text>
      <text className="end" x={size.width - left} y={150}>
        {answers.all - answers.withoutParagraph} other causes
      </text>
      {Array.from({ length: answers.all }, (_, answer) => {
        const x = left + (answer % perRow) * gap;
        const y = top + Math.floor(answer / perRow) * row;
        return (
          <path
            key={`${x} ${y}`}
            className={answer < answers.withoutParagraph ? "bold signal" : "bold"}
            d={`M${x} ${y}v${stroke}`}
          />
        );
      })}
    </>
  );
}

/** The night on which an hour was skipped: the pages that failed, and the start of a shift in the gap. */
function SkippedHour() {
  const xOf = (hour: number, minute = 0) => 84 + (hour + minute / 60 - 2) * 358;
  const times: [hour: number, minute: number][] = [
    [2, 20],
    [3, 0],
    [4, 0],
    [5, 54],
  ];
  const timeOf = (hour: number, minute: number) => `0${hour}:${String(minute).padStart(2, "0")}`;
  return (
    <>
      {Array.from({ length: 26 }, (_, line) => {
        const y = 250 + line * 22;
        return <path key={y} d={`M${xOf(2, 20)} ${y}H${xOf(3)}M${xOf(4)} ${y}H${xOf(5, 54)}`} />;
      })}
      {times.map(([hour, minute]) => (
        <text key={timeOf(hour, minute)} x={xOf(hour, minute)} y={910}>
          {timeOf(hour, minute)}
        </text>
      ))}
      <g className="signal">
        <path className="bold" d={`M${xOf(3, 30)} 180V840`} />
        <text x={xOf(3, 30)} y={130}>
          03:30
        </text>
      </g>
    </>
  );
}
