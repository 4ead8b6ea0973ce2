/** Slow connections, on which optional downloads are avoided even without Save-Data. */
const slow = new Set(["slow-2g", "2g"]);

/** Whether optional downloads should be avoided, by preference or because of a slow connection; false on the server. */
export function savesData(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as NavigatorWithConnection;
  return (
    connection !== undefined && (connection.saveData === true || slow.has(connection.effectiveType ?? ""))
  );
}

/** https://wicg.github.io/netinfo/, which TypeScript does not include. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}
