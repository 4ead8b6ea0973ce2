import { lazy, Suspense } from "react";
import { type Panel as PanelName, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";

const panels = {
  picker: lazy(() => import("./block-picker.tsx").then(({ BlockPicker }) => ({ default: BlockPicker }))),
  publish: lazy(() =>
    import("#app/admin/editor/publishing/publish-panel.tsx").then(({ PublishPanel }) => ({
      default: PublishPanel,
    })),
  ),
  conflict: lazy(() =>
    import("#app/admin/editor/conflict/conflict-panel.tsx").then(({ ConflictPanel }) => ({
      default: ConflictPanel,
    })),
  ),
  shortcuts: lazy(() =>
    import("./shortcut-sheet.tsx").then(({ ShortcutSheet }) => ({ default: ShortcutSheet })),
  ),
} satisfies Record<NonNullable<PanelName>, unknown>;

/** What stands in front of the editor; its code comes when it is first asked for. */
export function Panels() {
  const editor = useEditorStore();
  const panel = useEditor(({ panel }) => panel);
  if (!panel) return null;
  const Open = panels[panel];
  return (
    <Suspense>
      <Open onClose={() => editor.getState().set({ panel: null })} />
    </Suspense>
  );
}
