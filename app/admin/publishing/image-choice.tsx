import { type ReactNode, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { OwnPicture } from "#app/admin/own-picture.tsx";

interface ImageChoiceProps {
  /** The address of the picture. */
  src: string | undefined;
  onChoose: (src: string) => void;
  isReadOnly?: boolean;
  /** The field with the address. */
  children: ReactNode;
}

/** The address of a picture, the picture itself, and where there is script, the library to choose from. */
export function ImageChoice({ src, onChoose, isReadOnly = false, children }: ImageChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] items-start gap-3">
      <div>
        {children}
        {isReadOnly ? null : (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className={`mt-1.5 ${buttonClasses.plain} noscript:hidden`}
          >
            Choose from the library
          </button>
        )}
      </div>
      <div className="mt-5.5 aspect-[4/3] overflow-hidden rounded-[2px] border border-line bg-sand">
        {src ? <OwnPicture src={src} /> : null}
      </div>
      <MediaPicker isOpen={isOpen} onOpenChange={setOpen} onPick={(picked) => onChoose(picked.src)} />
    </div>
  );
}
