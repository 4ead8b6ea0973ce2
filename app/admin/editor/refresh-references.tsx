import { useEffect } from "react";
import type { LinkablePage, ReferableContents } from "#app/admin/fields/binding.ts";
import { watchAttendance } from "#app/admin/live/attendance.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { paths } from "#app/paths/paths.ts";
import { type Editor, useEditorStore } from "./editor.ts";
import { AWAY_AFTER_MS } from "./presence.tsx";

/** The timeout of the request. */
const TIMEOUT_MS = 10_000;

/** Reads again what fields can refer to; others publish, rename and delete it meanwhile. False if that fails. */
export async function refreshReferences(editor: Editor): Promise<boolean> {
  const { item } = editor.getState();
  const headers = { Accept: "application/json" };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const address = `${paths.admin.referable()}?language=${item.inLanguage?.code ?? ""}`;
    const answer = await fetch(address, { headers, signal, redirect: "manual" });
    if (!answer.ok) return false;
    const fresh = (await answer.json()) as { pages: LinkablePage[]; contents: ReferableContents };
    const { pages, contents, set } = editor.getState();
    if (hasAny(pages) && !isSame(pages, fresh.pages)) set({ pages: fresh.pages });
    if (hasAny(Object.keys(contents)) && !isSame(contents, fresh.contents)) set({ contents: fresh.contents });
    return true;
  } catch {
    return false;
  }
}

/** A document without them, such as a settings tab, offers none. */
const hasAny = (list: readonly unknown[]) => list.length > 0;

/** Reads them again when somebody returns to the tab, such as from the editor of a shared block. */
export function ReferencesOnReturn() {
  const editor = useEditorStore();
  useEffect(() => {
    const leaving = new AbortController();
    const { isAttended } = watchAttendance(AWAY_AFTER_MS, leaving.signal, () => {
      if (isAttended()) void refreshReferences(editor);
    });
    return () => leaving.abort();
  }, [editor]);
  return null;
}
