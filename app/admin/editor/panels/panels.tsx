import { type ComponentType, useEffect, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { type Panel as PanelName, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { Panel } from "./panel.tsx";

type View = ComponentType<{ onClose: () => void }>;

const panels: Record<NonNullable<PanelName>, () => Promise<View>> = {
  picker: async () => (await import("./block-picker.tsx")).BlockPicker,
  publish: async () => (await import("#app/admin/editor/publishing/publish-panel.tsx")).PublishPanel,
  conflict: async () => (await import("#app/admin/editor/conflict/conflict-panel.tsx")).ConflictPanel,
  shortcuts: async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet,
};

/** What stands in front of the editor; its code comes when it is first asked for. */
export function Panels() {
  const editor = useEditorStore();
  const panel = useEditor(({ panel }) => panel);
  if (!panel) return null;
  return <LoadedPanel key={panel} name={panel} onClose={() => editor.getState().set({ panel: null })} />;
}

function LoadedPanel({ name, onClose }: { name: NonNullable<PanelName>; onClose: () => void }) {
  const [loaded, setLoaded] = useState<{ View?: View }>();
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isGone = false;
    const show = (View?: View) => isGone || setLoaded({ View });
    panels[name]().then(show, () => show());
    return () => {
      isGone = true;
    };
  }, [name, attempt]);
  if (!loaded) return null;
  const { View } = loaded;
  return View ? (
    <View onClose={onClose} />
  ) : (
    <NotLoaded onAgain={() => setAttempt(attempt + 1)} onClose={onClose} />
  );
}

/** The editor itself stays as it is: there is nothing wrong with it. */
function NotLoaded({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  return (
    <Panel title="This could not be loaded" onClose={onClose}>
      <div className="p-4">
        <p role="alert">
          The site cannot be reached, or it has been renewed since the editor was opened; then the editor has
          to be loaded anew. What you have written is kept in either case.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="button" onClick={onAgain} className={buttonClasses.primary}>
            Try again
          </button>
          <button type="button" onClick={() => window.location.reload()} className={buttonClasses.plain}>
            Load the editor anew
          </button>
        </div>
      </div>
    </Panel>
  );
}
