import * as Dialog from "@radix-ui/react-dialog";
import { buttonClasses } from "#app/admin/classes.ts";
import { OverAll } from "#app/admin/over-all.tsx";
import { addressesInWords, countPages, withPagesBelow } from "./change-words.ts";

interface ConfirmMoveProps {
  title: string;
  /** Public addresses that would change. */
  addresses: number;
  confirm: () => void;
  cancel: () => void;
}

/** Asks before a move changes several public addresses. */
export function ConfirmMove({ title, addresses, confirm, cancel }: ConfirmMoveProps) {
  return (
    <OverAll
      title={
        <Dialog.Title className="text-base font-semibold">
          Move {withPagesBelow(title, addresses - 1)}?
        </Dialog.Title>
      }
      onClose={cancel}
      className="max-w-[480px] p-5"
    >
      <p className="mt-2">{addressesInWords(addresses)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={confirm} className={buttonClasses.primary}>
          Move {countPages(addresses)}
        </button>
        <button type="button" onClick={cancel} className={buttonClasses.plain}>
          Cancel
        </button>
      </div>
    </OverAll>
  );
}
