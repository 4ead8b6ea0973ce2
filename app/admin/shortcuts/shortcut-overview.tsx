import * as Dialog from "@radix-ui/react-dialog";
import { buttonClasses } from "#app/admin/classes.ts";
import { Modal } from "#app/admin/modal.tsx";
import { type Shortcut, useShortcuts } from "./shortcuts.ts";

/** Shortcuts of every screen or of a type of control. */
const everywhere: Shortcut[] = [
  { key: "Ctrl K", label: "Find anything; in a formatted text, add a link" },
  { key: "Space, arrows, Esc", label: "Pick up, move and drop anything with a handle" },
  { key: "Ctrl Enter", label: "Submit this form" },
];

/** The shortcuts of the open screen. */
export function ShortcutOverview({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcuts();
  return (
    <Modal
      title="Keyboard shortcuts"
      titleClassName="mb-3 text-[0.9375rem] font-semibold"
      onClose={onClose}
      className="max-w-[420px] overflow-y-auto p-5"
    >
      <dl className="mb-5 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...shortcuts, ...everywhere].map(({ key, label }) => (
          <div key={key + label} className="contents">
            <dt>
              <kbd className="mono rounded-[2px] border border-line px-1.5 py-0.5">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Dialog.Close className={buttonClasses.plain}>Close</Dialog.Close>
    </Modal>
  );
}
