/** The background of an hour. */
export type Light = "night" | "dusk" | "day" | "noon";

const MINUTES_PER_DAY = 24 * 60;
const SUNRISE = 5.5 * 60;
const SUNSET = 20.5 * 60;
/** Positions at which the light of an hour is drawn, from its begin to that of the next. */
const steps = [0, 1 / 3, 2 / 3, 1];

export function lightAt(minutes: number): Light {
  const height = sunAt(minutes);
  if (height < 0.01) return "night";
  if (height < 0.6) return "dusk";
  return height < 0.93 ? "day" : "noon";
}

/** The height of the sun, 0 to 1, at some points between two hours; after the last hour, until midnight. */
export function sunBetween(from: number, to = MINUTES_PER_DAY): number[] {
  return steps.map((step) => Math.round(sunAt(from + (to - from) * step) * 100) / 100);
}

function sunAt(minutes: number): number {
  return Math.max(0, Math.sin(((minutes - SUNRISE) / (SUNSET - SUNRISE)) * Math.PI));
}
