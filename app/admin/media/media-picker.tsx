import * as Dialog from "@radix-ui/react-dialog";
import { focusRing } from "#app/admin/classes.ts";
import { DialogContent } from "#app/admin/modal.tsx";
import type { MediaChoice } from "#app/domain/media/media-item.ts";
import { paths } from "#app/http/paths.ts";
import { MediaChoices } from "./media-choices.tsx";
import { messages } from "./messages.ts";

/** A picture as blocks, pages and settings store it. */
export interface PickedMedia {
  mediaId: string;
  name: string;
  /** As in the library: empty for decoration, null if not written yet. */
  alt: string | null;
  /** The focal point as fractions of width and height. */
  focusX: number;
  focusY: number;
  /** The address that text fields and settings store; also usable as a preview. */
  src: string;
}

interface MediaPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (picked: PickedMedia) => void;
  /** The media type to choose from; pictures and SVGs by default. */
  kind?: "visual" | "film" | "document";
}

/** Chooses from the media library, with upload. Escape cancels. */
export function MediaPicker({ isOpen, onOpenChange, onPick, kind = "visual" }: MediaPickerProps) {
  function pick(item: MediaChoice) {
    onPick(pickedFrom(item));
    onOpenChange(false);
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-80 bg-[#0e1112]/50" />
        <DialogContent
          data-media-picker
          aria-describedby={undefined}
          className="fixed inset-0 z-90 m-auto flex max-w-[1080px] flex-col bg-paper text-[0.84375rem]/[1.4] text-ink outline-hidden sm:inset-4 sm:max-h-[760px] sm:rounded-[2px] sm:border sm:border-line"
        >
          <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
            <Dialog.Title className="text-[0.9375rem] font-semibold tracking-[-0.01em]">
              {titles[kind]}
            </Dialog.Title>
            <Dialog.Close
              aria-label={messages.close}
              className={`grid size-9 cursor-pointer place-items-center ${focusRing}`}
            >
              <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 stroke-current stroke-[1.4]">
                <path d="m1.5 1.5 13 13m0-13-13 13" />
              </svg>
            </Dialog.Close>
          </div>
          <MediaChoices kind={kind} onPick={pick} />
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const titles = {
  visual: messages.chooseAPicture,
  film: messages.chooseAVideo,
  document: messages.chooseADocument,
};

function pickedFrom({ id, name, alt, focusX, focusY }: MediaChoice): PickedMedia {
  return { mediaId: id, name, alt, focusX, focusY, src: paths.media(id) };
}
