import { useSyncExternalStore } from "react";

/** The reader's time zone, such as `Europe/Lisbon`; UTC without script and until the page has come alive. */
export function useTimeZone(): string {
  return useSyncExternalStore(noChanges, ownZone, serverZone);
}

const noChanges = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => "UTC";
