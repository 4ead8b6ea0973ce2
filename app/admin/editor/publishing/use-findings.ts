import { useEffect, useState } from "react";
import { draftOf, useEditorStore } from "#app/admin/editor/editor.ts";
import { useFindMissing } from "#app/admin/editor/inspector/use-problem.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { findBrokenLinks, findInListing, findInMedia, findMissing } from "./checks/content.ts";

import { findInRendered } from "./checks/rendered.ts";
import type { Finding } from "./finding.ts";

export interface Findings {
  isChecking: boolean;
  findings: Finding[];
  /** The checks that failed to run, as a sentence. */
  failure?: string;
}

/** Checks the current page once: missing values immediately, the rendered page as soon as it is available. */
export function useFindings(): Findings {
  const editor = useEditorStore();
  const missingOf = useFindMissing();
  const [state, setState] = useState<Findings>({ isChecking: true, findings: [] });

  useEffect(() => {
    if (!missingOf) return;
    let isGone = false;
    const { page, pages, frame } = editor.getState();
    const draft = draftOf(editor.getState());
    const first = [...findMissing(page, draft, missingOf), ...findInListing(page, draft)];
    setState({ isChecking: true, findings: first });

    async function check() {
      await frame?.whenSettled();
      const shown = frame?.document;
      const [links, files, rendered] = await Promise.all([
        findBrokenLinks(draft, { pages, shown }),
        findInMedia(draft),
        shown ? findInRendered(shown, draft) : [],
      ]);
      return [...first, ...links, ...files, ...rendered];
    }
    check().then(
      (findings) => !isGone && setState({ isChecking: false, findings: withoutRepeats(findings) }),
      () =>
        !isGone &&
        setState({
          isChecking: false,
          findings: first,
          failure: messages.linksAndTheRenderedPage,
        }),
    );
    return () => {
      isGone = true;
    };
  }, [editor, missingOf]);

  return state;
}

function withoutRepeats(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = JSON.stringify([finding.message, finding.place]);
    return !seen.has(key) && seen.add(key);
  });
}
