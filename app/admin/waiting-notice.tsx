import {
  type FailureReason,
  type PendingRequest,
  retryPendingRequests,
  usePendingRequests,
} from "#app/client/network/pending-requests.ts";
import { Button } from "./button.tsx";
import { messages } from "./messages.ts";

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
        <Button onClick={retryPendingRequests}>{messages.tryAgainNow}</Button>
        {shown.discard ? (
          <Button onClick={shown.discard} look="quiet">
            {messages.discardChange}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function titleOf({ isWrite, reason }: PendingRequest): string {
  const what = causes[reason];
  return isWrite ? messages.notSavedYet(what) : `T${what.slice(1)}`;
}

const causes: Record<FailureReason, string> = {
  unreachable: messages.causeSite,
  unavailable: messages.causeDatabase,
  failed: messages.theServerReportedAnError,
};

function hintOf({ isWrite, reason }: PendingRequest): string {
  if (!isWrite) return messages.thePageContinuesWhenThe;
  if (reason === "unavailable") return messages.yourChangesAreSavedWhen;
  if (reason === "failed") return messages.yourChangesAreStillHere;
  return messages.whatYouTypedIsStill;
}
