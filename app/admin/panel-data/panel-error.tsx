import { useLocation } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { messages as texts } from "#app/admin/messages.ts";
import { paths } from "#app/http/paths.ts";
import type { PanelProblem } from "./use-panel-data.ts";

interface PanelErrorProps {
  problem: PanelProblem | undefined;
  onRetry: () => void;
  className?: string;
}

/** The error of a panel, in its place, with the remedy. Renders nothing without a problem. */
export function PanelError({ problem, onRetry, className = "" }: PanelErrorProps) {
  const { pathname, search } = useLocation();
  if (!problem) return null;
  return (
    <div role="alert" className={`border-l-2 border-bad bg-card p-3 ${className}`}>
      <p>{messages[problem]}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {problem === "signed-out" ? (
          <a
            href={paths.admin.signIn(pathname + search)}
            target="_blank"
            rel="noopener"
            className={buttonClasses.plain}
          >
            {texts.signInAgain}
            <span className="sr-only"> {texts.inANewTab}</span>
          </a>
        ) : null}
        <button type="button" onClick={onRetry} className={buttonClasses.plain}>
          {texts.tryAgain}
        </button>
      </div>
    </div>
  );
}

const messages: Record<PanelProblem, string> = {
  unreachable: texts.theSiteCannotBeReachedCheck,
  "signed-out": texts.youAreSignedOutSign,
  failed: texts.thisCouldNotBeLoadedTry,
};
