import { type ComponentType, useCallback, useEffect, useState } from "react";
import { allowedPurposes, isExpired, noPurpose, type Purposes } from "#app/domain/consent/consent.ts";
import type { ConsentScripts } from "#app/domain/consent/consent-settings.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { useSite } from "#app/site/site-data.ts";
import { onConsentChange, readAnswer, removeAnswer } from "./answer.ts";
import type { ConsentFlowProps } from "./consent-flow.tsx";
import { hasPrivacySignal } from "./privacy-signal.ts";
import { onCookieSettingsRequest } from "./settings-request.ts";

/**
 * Asks for consent where it is missing and lets in what was allowed. Once per layout, and only of the public site.
 * The server draws nothing: without scripts nothing is stored or loaded that would need consent. What a page needs
 * only while somebody answers, or once something is allowed, is fetched then.
 */
export function Consent() {
  const settings = useSite().consent;
  const { validityMonths, scripts } = settings;
  const [isAsking, setAsking] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const closeDialog = useCallback(() => setDialogOpen(false), []);
  const openDialog = useCallback(() => setDialogOpen(true), []);

  useEffect(() => {
    const follow = () => {
      const answer = readAnswer();
      if (answer && isExpired(answer, validityMonths)) {
        allowed = answer.settings;
        return removeAnswer(); // which comes back here
      }
      setAsking(!answer && !hasPrivacySignal());
      letIn(scripts, allowedPurposes(answer));
    };
    const stop = onConsentChange(follow);
    follow();
    return stop;
  }, [validityMonths, scripts]);

  useEffect(() => onCookieSettingsRequest(openDialog), [openDialog]);

  const Flow = useConsentFlow(isAsking || isDialogOpen, closeDialog);
  return Flow ? (
    <Flow
      settings={settings}
      isAsking={isAsking}
      isDialogOpen={isDialogOpen}
      openDialog={openDialog}
      closeDialog={closeDialog}
    />
  ) : null;
}

/** What may run on this page. It outlives the layout, which an error page draws anew. */
let allowed: Purposes = noPurpose;
let scriptsCode: Promise<typeof import("./scripts/apply-consent.ts")> | undefined;

async function letIn(scripts: ConsentScripts, now: Purposes) {
  const before = allowed;
  allowed = now;
  const hasScripts = Object.values(scripts).some(Boolean);
  const isWithdrawn = (before.analytics && !now.analytics) || (before.marketing && !now.marketing);
  if (!hasScripts && !isWithdrawn && !scriptsCode) return;

  try {
    scriptsCode ??= import("./scripts/apply-consent.ts");
    (await scriptsCode).applyConsent(scripts, now, before);
  } catch (error) {
    scriptsCode = undefined;
    logInBrowser("what consent lets in could not be loaded", error);
  }
}

/** Banner and dialog, fetched when one of them is needed; undefined until they are here. */
function useConsentFlow(isNeeded: boolean, giveUp: () => void): ComponentType<ConsentFlowProps> | undefined {
  const [Flow, setFlow] = useState<ComponentType<ConsentFlowProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    import("./consent-flow.tsx").then(
      (loaded) => setFlow(() => loaded.ConsentFlow),
      (error) => {
        logInBrowser("the consent banner could not be loaded", error);
        giveUp();
      },
    );
  }, [isNeeded, giveUp]);
  return Flow;
}
