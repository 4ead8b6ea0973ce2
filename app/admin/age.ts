import { messages } from "./messages.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit that fits: `now`, `12 min`, `5 h`, `3 d`, `8 wk`. */
export function age(from: Date, now: Date): string {
  const passed = now.getTime() - from.getTime();
  if (passed < minute) return "now";
  if (passed < hour) return messages.min(Math.floor(passed / minute));
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  if (passed < 21 * day) return `${Math.floor(passed / day)} d`;
  return `${Math.floor(passed / (7 * day))} wk`;
}
