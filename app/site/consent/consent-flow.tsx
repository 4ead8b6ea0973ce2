import { type ComponentType, useEffect, useState } from "react";
import { noPurpose, type Purposes } from "#app/domain/consent/consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent-settings.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import type { ConsentDialogProps } from "./consent-dialog.tsx";
import { saveAfterSlide } from "./save-after-slide.ts";

export interface ConsentFlowProps {
  settings: ConsentSettings;
  /** Whether the banner shows. */
  isAsking: boolean;
  isDialogOpen: boolean;
  openDialog: () => void;
  closeDialog: () => void;
}

/** Banner and dialog, and what an answer does: both leave, then it takes effect. */
export function ConsentFlow({ settings, isAsking, isDialogOpen, openDialog, closeDialog }: ConsentFlowProps) {
  const [isAnswered, setAnswered] = useState(false);
  const Dialog = useConsentDialog(isDialogOpen, closeDialog);

  function answer(purposes: Purposes) {
    if (isAnswered) return;
    setAnswered(true);
    closeDialog();
    saveAfterSlide(purposes, () => setAnswered(false));
  }

  return (
    <>
      {isAsking ? (
        <ConsentBanner
          settings={settings}
          isLeaving={isAnswered}
          onAnswer={answer}
          onManage={openDialog}
          prepareManage={prepareDialog}
        />
      ) : null}
      {Dialog ? (
        <Dialog
          settings={settings}
          isOpen={isDialogOpen}
          onAnswer={answer}
          // COOKIE-01: closing counts as reject.
          onClose={() => answer(noPurpose)}
        />
      ) : null}
    </>
  );
}

const loadDialog = () => import("./consent-dialog.tsx");

function prepareDialog() {
  loadDialog().catch(() => {}); // the press itself tries again and tells
}

/** The dialog, fetched when it is first opened; undefined until it is here. */
function useConsentDialog(
  isOpen: boolean,
  giveUp: () => void,
): ComponentType<ConsentDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps>>();
  useEffect(() => {
    if (!isOpen) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded.ConsentDialog),
      (error) => {
        logInBrowser("the cookie settings could not be loaded", error);
        giveUp();
      },
    );
  }, [isOpen, giveUp]);
  return Dialog;
}
