import {
  type FailureReason,
  type PendingRequest,
  retryPendingRequests,
  usePendingRequests,
} from "#app/client/network/pending-requests.ts";
import { Button } from "./button.tsx";

/** Reports pending requests over the screen while the site or its database is unavailable. */
export function WaitingNotice() {
  const pending = usePendingRequests();
  const shown = pending.find(({ isWrite }) => isWrite) ?? pending[0];
  if (!shown) return null;
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 left-4 z-40 grid gap-3 border border-l-2 border-line border-l-bad bg-card p-4 shadow-lg md:left-auto md:max-w-[26rem] print:hidden"
    >
      <div>
        <p className="font-semibold">{titleOf(shown)}</p>
        <p className="mt-1 text-muted">{hintOf(shown)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={retryPendingRequests}>Try again now</Button>
        {shown.discard ? (
          <Button onClick={shown.discard} look="quiet">
            Discard change
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function titleOf({ isWrite, reason }: PendingRequest): string {
  const what = causes[reason];
  return isWrite ? `Not saved yet: ${what}` : `T${what.slice(1)}`;
}

const causes: Record<FailureReason, string> = {
  unreachable: "the site cannot be reached",
  unavailable: "the database cannot be reached",
  failed: "the server reported an error",
};

function hintOf({ isWrite, reason }: PendingRequest): string {
  if (!isWrite) return "The page continues when the connection is back. What you typed stays here.";
  if (reason === "unavailable")
    return "Your changes are saved when the connection is back. Keep this page open; what you typed is still here.";
  if (reason === "failed") return "Your changes are still here. Wait a moment, then try again.";
  return "What you typed is still here. Check your connection, then try again.";
}
