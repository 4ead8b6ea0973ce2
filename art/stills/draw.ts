import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawStreamlines, type Picture } from "./streamlines.ts";

const folder = new URL("../../app/site/pictures/", import.meta.url);

const night = { ground: "#0e1112", line: "#f5f3ee", signal: "#ff5a1f" };
const day = { ground: "#eae6dc", line: "#0e1112", signal: "#ff5a1f" };

const plate = (seed: number, focus: Picture["focus"]): Picture => ({
  ...day,
  width: 1170,
  height: 470,
  seed,
  focus,
  lines: 420,
  hot: 0.05,
  alpha: 0.55,
});

const pictures: Record<string, Picture> = {
  stage: {
    ...night,
    width: 1440,
    height: 900,
    seed: 11,
    focus: [0.7, 0.36],
    lines: 640,
    hot: 0.035,
    alpha: 0.62,
  },
  "stage-narrow": {
    ...night,
    width: 390,
    height: 844,
    seed: 11,
    focus: [0.6, 0.3],
    lines: 300,
    hot: 0.05,
    alpha: 0.6,
  },
  "plates/1": plate(23, [0.3, 0.6]),
  "plates/2": plate(7, [0.62, 0.4]),
  "plates/3": plate(42, [0.5, 0.5]),
  "plates/4": plate(31, [0.74, 0.55]),
  "plates/5": plate(58, [0.4, 0.35]),
  "plates/6": plate(136, [0.55, 0.7]),
  "plates/7": plate(90, [0.25, 0.45]),
};

await mkdir(new URL("plates/", folder), { recursive: true });
for (const [name, picture] of Object.entries(pictures)) {
  await writeFile(new URL(`${name}.svg`, folder), drawStreamlines(picture));
}
console.log(`${Object.keys(pictures).length} pictures drawn into ${fileURLToPath(folder)}`);
