import { useSyncExternalStore } from "react";

/** A date and time: in UTC until hydration, then in the browser's time zone. */
export function Moment({ at }: { at: Date }) {
  const alive = useSyncExternalStore(noChanges, yes, no);
  const text = at.toLocaleString("en-GB", { ...form, timeZone: alive ? undefined : "UTC" });
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap">
      {alive ? text : `${text} UTC`}
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

const noChanges = () => () => {};
const yes = () => true;
const no = () => false;
