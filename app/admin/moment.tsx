import { useSyncExternalStore } from "react";

/** A date and time of day, in the reader's time zone once the page has come alive, in UTC before. */
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
