import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { HrefInput } from "#app/admin/fields/link-controls.tsx";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { storePicture } from "#app/admin/media/uploads.ts";
import { addressOf } from "#app/admin/own-picture.tsx";
import { isAllowedHref } from "#app/domain/links/href.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { externalHost } from "#app/ui/external-host.ts";
import { FieldMessage } from "#app/ui/field.tsx";

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets the link of the selected text; without a selection, inserts the address as text. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const id = useId();
  const current = String(editor.getAttributes("link").href ?? "");
  const [href, setHref] = useState(current);
  const [problem, setProblem] = useState<string>();
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function apply() {
    if (!isAllowedHref(href)) {
      return setProblem("Choose a page, or enter a web address or a path that starts with /");
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !current) {
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would be sent with the one around it
    <div
      role="group"
      aria-label="Link"
      className="grid gap-2 border-b border-line p-2.5"
      onKeyDown={(event) => applyOnEnter(event, apply)}
    >
      <HrefInput
        id={id}
        aria-label="Link target"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        href={href}
        onChange={(next) => {
          setHref(next);
          setProblem(undefined);
        }}
      />
      <FieldMessage errors={problem ? [problem] : undefined} errorId={`${id}-problem`} density="compact" />
      <div className="flex gap-2">
        <Button onClick={apply}>{current ? "Change link" : "Add link"}</Button>
        {current ? (
          <Button onClick={remove} look="quiet">
            Remove it
          </Button>
        ) : null}
        <Button onClick={onClose} look="quiet">
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Enter in a text field would send the form around the text. */
function applyOnEnter(event: KeyboardEvent, apply: () => void) {
  const { key, target, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.type !== "text") return;
  event.preventDefault();
  event.stopPropagation();
  apply();
}

interface PictureFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Inserts a picture of the media library at the cursor, or edits the selected one, with its alternative text. */
export function PictureForm({ editor, onClose }: PictureFormProps) {
  const id = useId();
  const [image, setImage] = useState<Record<string, unknown>>(() => editor.getAttributes("image"));
  const [isSelected] = useState(() => editor.isActive("image"));
  const [isPicking, setPicking] = useState(() => addressOf(image) === undefined);
  const address = addressOf(image);
  const isDecorative = image.alt === "";
  const alt = typeof image.alt === "string" ? image.alt : "";

  function apply() {
    if (!address) return;
    editor.chain().focus().insertContent({ type: "image", attrs: image }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().deleteSelection().run();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would be sent with the one around it
    <div
      role="group"
      aria-label="Picture"
      className="grid gap-2 border-b border-line p-2.5"
      onKeyDown={(event) => applyOnEnter(event, apply)}
    >
      {address && !externalHost(address) ? (
        <img src={address} alt="" className="max-h-28 max-w-full justify-self-start" />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setPicking(true)}>{address ? "Replace picture" : "Choose a picture"}</Button>
        {isSelected ? (
          <Button onClick={remove} look="quiet">
            Remove picture
          </Button>
        ) : null}
      </div>
      <CopyToLibrary address={address} onCopied={(mediaId) => setImage({ ...image, src: null, mediaId })} />
      <PlainField
        id={`${id}-alt`}
        type="text"
        label="Alternative text"
        value={alt}
        disabled={isDecorative}
        onChange={(event) => setImage({ ...image, alt: event.currentTarget.value || null })}
      />
      <Checkbox
        id={`${id}-decorative`}
        label="Decorative (no alternative text needed)"
        checked={isDecorative}
        onChange={({ currentTarget: { checked } }) => setImage({ ...image, alt: checked ? "" : null })}
        density="compact"
      />
      <PlainField
        id={`${id}-caption`}
        type="text"
        label="Caption"
        hint="Shown below the picture."
        maxLength={300}
        value={typeof image.caption === "string" ? image.caption : ""}
        onChange={(event) => setImage({ ...image, caption: event.currentTarget.value || null })}
      />
      <div className="flex gap-2">
        <Button disabled={!address} onClick={apply}>
          {isSelected ? "Update picture" : "Insert picture"}
        </Button>
        <Button onClick={onClose} look="quiet">
          Cancel
        </Button>
      </div>
      <MediaPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={({ mediaId, alt }) => setImage({ ...image, src: null, mediaId, alt })}
      />
    </div>
  );
}

interface CopyToLibraryProps {
  address: string | undefined;
  onCopied: (mediaId: string) => void;
}

/** For a picture that is still on another site. */
function CopyToLibrary({ address, onCopied }: CopyToLibraryProps) {
  const [state, setState] = useState<"idle" | "copying" | { problem: string }>("idle");
  const host = externalHost(address);
  if (!address || !host) return null;

  async function copy(source: URL) {
    setState("copying");
    const stored = await storePicture(source);
    if ("problem" in stored) return setState(stored);
    setState("idle");
    onCopied(stored.mediaId);
  }

  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-warn">This picture is on {host}. Copy it to the library before you publish.</p>
      <Button disabled={state === "copying"} onClick={() => copy(new URL(address))}>
        {state === "copying" ? "Copying…" : "Copy to the library"}
      </Button>
      <FieldMessage errors={typeof state === "object" ? [state.problem] : undefined} density="compact" />
    </div>
  );
}
