import { useEffect } from "react";
import { watchAttendance } from "#app/admin/live/attendance.ts";
import { paths } from "#app/paths/paths.ts";
import { useEditor, useEditorStore } from "./editor.ts";

/** Milliseconds between reports. */
const INTERVAL_MS = 15_000;

/** Milliseconds without input after which someone is away: reporting on would prolong the session, too. */
export const AWAY_AFTER_MS = 10 * 60_000;

/** Reports that this document is open, and keeps the names of the others who have it open. */
export function Presence() {
  const editor = useEditorStore();
  useEffect(() => {
    const { type, key } = editor.getState().item;
    const address = paths.admin.document(type, key).presence;
    const leaving = new AbortController();
    const { signal } = leaving;
    const { isAttended } = watchAttendance(AWAY_AFTER_MS, signal, report);

    async function report() {
      if (!isAttended()) return;
      const headers = { Accept: "application/json" };
      const answer = await fetch(address, { method: "POST", headers, redirect: "manual", signal }).catch(
        () => undefined, // it says so again soon
      );
      if (!answer?.ok) return;
      const { others } = (await answer.json()) as { others: string[] };
      if (!signal.aborted) editor.getState().set({ others });
    }
    const leave = () => void fetch(address, { method: "DELETE", keepalive: true }).catch(() => {});

    window.addEventListener("pagehide", leave, { signal });
    const timer = setInterval(report, INTERVAL_MS);
    void report();
    return () => {
      clearInterval(timer);
      leaving.abort();
      leave();
    };
  }, [editor]);
  return null;
}

/** Who else has the document open; a live region announces it. */
export function WhoElseIsHere() {
  const others = useEditor(({ others }) => others);
  const names = new Intl.ListFormat("en-GB").format(others);
  return (
    <p role="status" aria-label="Who else is here" className="min-w-0 truncate text-[0.8125rem] text-muted">
      {others.length > 0 ? (
        <span title={names}>
          {names} {others.length === 1 ? "is" : "are"} here, too
        </span>
      ) : null}
    </p>
  );
}
