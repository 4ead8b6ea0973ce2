import * as Dialog from "@radix-ui/react-dialog";
import { buttonClasses } from "#app/admin/classes.ts";
import { Modal } from "#app/admin/modal.tsx";
import { messages } from "#app/admin/palette/messages.ts";
import { type Shortcut, useShortcuts } from "./shortcuts.ts";

/** Shortcuts of every screen or of a type of control. */
const everywhere: Shortcut[] = [
  { key: messages.ctrlK, label: messages.findAnything },
  { key: messages.spaceArrowsEsc, label: messages.pickUpMoveAndDrop },
  { key: messages.ctrlEnter, label: messages.submitThisForm },
];

/** The shortcuts of the open screen. */
export function ShortcutOverview({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcuts();
  return (
    <Modal
      title={messages.keyboardShortcuts}
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
      <Dialog.Close className={buttonClasses.plain}>{messages.close}</Dialog.Close>
    </Modal>
  );
}
