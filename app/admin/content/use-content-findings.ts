import { useEffect, useRef, useState } from "react";
import type { LinkablePage } from "#app/admin/fields/binding.ts";
import { type Finding, type Findings, withoutRepeats } from "#app/admin/publishing/findings.tsx";
import { messages } from "#app/admin/publishing/messages.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { draftInForm, findInDraft, findOnSite, referencesIn } from "./content-checks.ts";

/** Milliseconds without a keystroke before the draft is checked again. */
const CHECK_DELAY_MS = 300;

interface CheckedForm {
  type: AnyContentType;
  formId: string;
  /** The stored version: another one fills the form. */
  version: number;
  pages: readonly LinkablePage[];
  /** What blocks publishing the stored draft. */
  missing: Finding<string>[];
}

/** Checks what the form contains, saved or not, while it is edited. */
export function useContentFindings({ type, formId, version, pages, missing }: CheckedForm): Findings<string> {
  const [inDraft, setInDraft] = useState(missing);
  const [onSite, setOnSite] = useState<Findings<string>>({ isChecking: false, findings: [] });
  const known = useRef(pages);
  known.current = pages;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version fills the form
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let asked = "";
    const check = async () => {
      const draft = draftInForm(type, new FormData(form));
      setInDraft(findInDraft(type, draft));
      const references = referencesIn(type, draft);
      const question = JSON.stringify(references);
      if (question === asked) return;
      asked = question;
      setOnSite((before) => ({ ...before, isChecking: true }));
      const findings = await findOnSite(type, references, known.current).catch(() => undefined);
      if (question !== asked) return;
      if (!findings) asked = ""; // the next change asks again
      setOnSite({
        isChecking: false,
        findings: findings ?? [],
        failure: findings ? undefined : messages.linksCouldNotBeChecked,
      });
    };
    let timer = setTimeout(check, 0);
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, CHECK_DELAY_MS);
    };
    form.addEventListener("input", checkSoon);
    form.addEventListener("reset", checkSoon);
    return () => {
      asked = "";
      clearTimeout(timer);
      form.removeEventListener("input", checkSoon);
      form.removeEventListener("reset", checkSoon);
    };
  }, [type, formId, version]);

  return { ...onSite, findings: withoutRepeats([...inDraft, ...onSite.findings]) };
}
