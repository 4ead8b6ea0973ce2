import { useSyncExternalStore } from "react";

/** The browser's time zone, such as `Europe/Lisbon`; UTC without JavaScript and until hydration. */
export function useTimeZone(): string {
  return useSyncExternalStore(noChanges, ownZone, serverZone);
}

const noChanges = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => "UTC";
