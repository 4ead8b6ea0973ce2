import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * A date and time: in UTC until hydration, then in the browser's time zone, which is named where the office's clock shows
 * something else.
 */
export function Moment({ at }: { at: Date }) {
  const alive = useHydrated();
  const officeZone = useRouteLoaderData<{ officeZone: string }>("routes/admin/layout")?.officeZone;
  const zone = alive ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  const inZone = (timeZone: string, more: Intl.DateTimeFormatOptions = {}) =>
    at.toLocaleString("en-GB", { ...form, ...more, timeZone });
  const text = inZone(zone);
  const isOfficeTime = alive && (!officeZone || officeZone === zone || inZone(officeZone) === text);
  return (
    <time dateTime={at.toISOString()} title={zone} className="whitespace-nowrap">
      {isOfficeTime ? text : inZone(zone, { timeZoneName: "short" })}
    </time>
  );
}

const form: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
};

/** The browser's time zone, such as `Europe/Lisbon`; UTC without JavaScript and until hydration. */
export function useTimeZone(): string {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The server's time when it answered, and from then on the time that has passed since, by the minute. */
export function useNow(answeredAt: Date): Date {
  const [now, setNow] = useState(answeredAt);
  useEffect(() => {
    const receivedAt = Date.now();
    setNow(answeredAt);
    const timer = setInterval(() => setNow(new Date(answeredAt.getTime() + Date.now() - receivedAt)), minute);
    return () => clearInterval(timer);
  }, [answeredAt]);
  return now;
}

/** How long ago, in the largest unit that fits: `now`, `12 min`, `5 h`, `3 d`, `8 wk`. */
export function age(from: Date, now: Date): string {
  const passed = now.getTime() - from.getTime();
  if (passed < minute) return "now";
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  if (passed < 21 * day) return `${Math.floor(passed / day)} d`;
  return `${Math.floor(passed / (7 * day))} wk`;
}
