import { useState } from "react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { addressOf, OwnPicture } from "#app/admin/own-picture.tsx";
import { mediaIdOf } from "#app/domain/media/media-use.ts";
import { isRecord } from "#app/fields/prop-path.ts";
import { pictureFor } from "#app/ui/picture-sources.ts";
import { type ControlProps, useBinding, useFieldSource } from "./binding.ts";
import { GroupFrame } from "./field-frame.tsx";
import { messages } from "./messages.ts";
import { TextControl } from "./text-control.tsx";

/** A picture's address, its preview, and, with JavaScript, the media picker. */
export function PictureControl(props: ControlProps) {
  const { value, change } = useBinding(props);
  const { isReadOnly } = useFieldSource();
  const [isOpen, setOpen] = useState(false);
  const src = shownAddress(String(value ?? ""));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] items-start gap-3">
      <div>
        <TextControl {...props} />
        {isReadOnly ? null : (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className={`mt-1.5 ${buttonClasses.plain} noscript:hidden`}
          >
            {messages.chooseFromTheLibrary}
            <span className="sr-only">{messages.forLabel(props.field.label)}</span>
          </button>
        )}
      </div>
      <div className="mt-5.5 aspect-[4/3] overflow-hidden rounded-[2px] border border-line bg-sand">
        {src ? <OwnPicture src={src} /> : null}
      </div>
      <MediaPicker isOpen={isOpen} onOpenChange={setOpen} onPick={(picked) => change(picked.src)} />
    </div>
  );
}

/** Only for a complete address, because a partial one does not load. */
function shownAddress(src: string): string | undefined {
  if (/^https?:\/\//.test(src)) return src;
  return pictureFor(src)?.fallback ?? (mediaIdOf(src) ? src : undefined);
}

/** A document or a video of the media library. */
export function FileControl(props: ControlProps) {
  const { field, path } = props;
  const binding = useBinding(props);
  const { value, change } = binding;
  const source = useBinding({ field, path: [...path, "src"] });
  const kinds = field.file ? [field.file] : (["document", "film"] as const);
  const [kind, setKind] = useState<"document" | "film" | null>(null);
  const address = addressOf(isRecord(value) ? value : {});
  return (
    <GroupFrame {...props} binding={{ ...binding, errors: source.errors ?? binding.errors }} isIndented>
      <div className="flex flex-wrap items-center gap-2">
        {address ? (
          <a href={address} target="_blank" rel="noopener" className={linkClasses}>
            {messages.viewFile}
            <span className="sr-only"> {messages.inANewTab}</span>
          </a>
        ) : null}
        {kinds.map((each) => (
          <button key={each} type="button" onClick={() => setKind(each)} className={buttonClasses.plain}>
            {each === "film" ? messages.chooseAVideo : messages.chooseADocument}
          </button>
        ))}
        {address ? (
          <button type="button" onClick={() => change(undefined)} className={buttonClasses.quiet}>
            {messages.removeFile}
          </button>
        ) : null}
      </div>
      <MediaPicker
        isOpen={kind !== null}
        onOpenChange={(isOpen) => setKind(isOpen ? kind : null)}
        onPick={({ mediaId }) => change({ mediaId })}
        kind={kind ?? "document"}
      />
    </GroupFrame>
  );
}
