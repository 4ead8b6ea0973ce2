import type { ComponentType } from "react";
import { type Panel as PanelName, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { ChunkLoadError, chunkLoadErrorTitle, useLazyModule } from "#app/admin/lazy-module.tsx";
import { Panel } from "./panel.tsx";

type View = ComponentType<{ onClose: () => void }>;

const panels: Record<NonNullable<PanelName>, () => Promise<View>> = {
  picker: async () => (await import("./block-picker.tsx")).BlockPicker,
  publish: async () => (await import("#app/admin/editor/publishing/publish-panel.tsx")).PublishPanel,
  conflict: async () => (await import("#app/admin/editor/conflict-panel.tsx")).ConflictPanel,
  shortcuts: async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet,
};

/** The panel in front of the editor; its chunk is loaded on first use. */
export function Panels() {
  const editor = useEditorStore();
  const panel = useEditor(({ panel }) => panel);
  if (!panel) return null;
  return <LazyPanel key={panel} name={panel} onClose={() => editor.getState().set({ panel: null })} />;
}

function LazyPanel({ name, onClose }: { name: NonNullable<PanelName>; onClose: () => void }) {
  const code = useLazyModule(panels[name]);
  if (code.state === "loading") return null;
  if (code.state === "loaded") return <code.View onClose={onClose} />;
  return (
    <Panel title={chunkLoadErrorTitle} onClose={onClose}>
      <ChunkLoadError tryAgain={code.tryAgain} />
    </Panel>
  );
}
