import { blockShortcuts, pageShortcuts, viewShortcuts } from "#app/admin/editor/shortcuts.ts";
import { Panel } from "./panel.tsx";

/** The browser handles copy and paste. */
const ofTheBrowser = [
  { keys: "Mod+C", label: "Copy (works across pages)" },
  { keys: "Mod+X", label: "Cut" },
  { keys: "Mod+V", label: "Paste after the selected block" },
];

/** All keyboard shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Panel title="Keys" onClose={onClose}>
      <div className="grid gap-6 p-4 sm:grid-cols-2">
        <Keys title="Blocks" list={[...blockShortcuts, ...ofTheBrowser]} className="sm:row-span-2" />
        <Keys title="Page" list={pageShortcuts} />
        <Keys title="View" list={viewShortcuts} />
      </div>
    </Panel>
  );
}

interface KeysProps {
  title: string;
  list: { keys: string; label: string }[];
  className?: string;
}

function Keys({ title, list, className }: KeysProps) {
  return (
    <section className={className}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl>
        {[...new Set(list.map(({ label }) => label))].map((label) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-1.5"
          >
            <dt>{label}</dt>
            {list
              .filter((shortcut) => shortcut.label === label)
              .map(({ keys }) => (
                <Combination key={keys} keys={keys} />
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Combination({ keys }: { keys: string }) {
  return (
    <dd className="col-start-2 flex items-start justify-end gap-1">
      {keys.split("+").map((key) => (
        <kbd key={key} className="mono border border-line bg-card px-1.5 py-0.5">
          {keyNames[key] ?? key}
        </kbd>
      ))}
    </dd>
  );
}

const keyNames: Record<string, string | undefined> = {
  Mod: "Ctrl or ⌘",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Delete: "Del",
  Escape: "Esc",
};
