/** Connections on which what is not asked for is a burden, beside those whose owner says so. */
const slow = new Set(["slow-2g", "2g"]);

/** Whether the visitor saves data, by choice or for want of a better connection; never on the server. */
export function savesData(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as NavigatorWithConnection;
  return (
    connection !== undefined && (connection.saveData === true || slow.has(connection.effectiveType ?? ""))
  );
}

/** https://wicg.github.io/netinfo/, which TypeScript does not know. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}
