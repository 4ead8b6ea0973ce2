import { useState } from "react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { isRecord } from "#app/admin/fields/prop-path.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { addressOf } from "#app/admin/own-picture.tsx";
import { type ControlProps, useBinding } from "./binding.ts";
import { GroupFrame } from "./field-frame.tsx";
import { messages } from "./messages.ts";

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
