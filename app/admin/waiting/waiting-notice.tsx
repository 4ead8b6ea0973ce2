import { useEffect, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { type Waiting, type WaitingReason, waitForSite } from "./wait-for-site.ts";

/** Keeps the screen while the site or its database is away, and says over it what waits. */
export function WaitingNotice() {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  useEffect(() => waitForSite(setWaiting), []);
  const told = waiting.find(({ isWrite }) => isWrite) ?? waiting[0];
  if (!told) return null;
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 left-4 z-40 grid gap-3 border border-l-2 border-line border-l-bad bg-card p-4 shadow-lg md:left-auto md:max-w-[26rem] print:hidden"
    >
      <div>
        <p className="font-semibold">{titleOf(told)}</p>
        <p className="mt-1 text-muted">{hintOf(told)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => {
            for (const { repeat } of waiting) repeat();
          }}
          className={buttonClasses.plain}
        >
          Try again now
        </button>
        {told.giveUp ? (
          <button type="button" onClick={told.giveUp} className={buttonClasses.quiet}>
            Discard the change
          </button>
        ) : null}
      </div>
    </div>
  );
}

function titleOf({ isWrite, reason }: Waiting): string {
  const what = causes[reason];
  return isWrite ? `Not saved yet: ${what}` : `T${what.slice(1)}`;
}

const causes: Record<WaitingReason, string> = {
  unreachable: "the site cannot be reached",
  unavailable: "the database cannot be reached",
  failed: "the site has reported an error",
};

function hintOf({ isWrite, reason }: Waiting): string {
  if (!isWrite) return "It goes on by itself as soon as it is back. What you have typed stays here.";
  if (reason === "unavailable")
    return "It is saved by itself as soon as it is back. Leave this screen open; what you have typed is still here.";
  if (reason === "failed") return "What you have changed is still here. Wait a moment, then try again.";
  return "What you have typed is still here. Check your connection, then try again.";
}
