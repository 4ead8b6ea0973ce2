import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { useMediaItem } from "#app/admin/media/media-items.ts";
import { MediaPicker, type PickedMedia } from "#app/admin/media/media-picker.tsx";
import { usePictureDrop } from "#app/admin/media/uploads.ts";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { addressOf, OwnPicture } from "#app/admin/own-picture.tsx";
import { mediaIdOf } from "#app/domain/media/media-item.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { isRecord } from "#app/fields/prop-path.ts";
import { externalHost } from "#app/ui/external-host.ts";
import { pictureFor } from "#app/ui/picture-sources.ts";
import { toast } from "#app/ui/toast-store.ts";
import { type ControlProps, useBinding, useFieldSource } from "./binding.ts";
import { GroupFrame } from "./field-frame.tsx";
import { Fields } from "./fields.tsx";
import { TextControl } from "./text-control.tsx";

/** A picture of the media library with alternative text and focal point. */
export function ImageControl(props: ControlProps) {
  const { field, path } = props;
  const binding = useBinding(props);
  const { value, change } = binding;
  const source = useBinding({ field, path: [...path, "src"] });
  const [isPicking, setPicking] = useState(false);
  const image = isRecord(value) ? value : {};
  const address = addressOf(image);
  const medium = useMediaItem(image.mediaId);

  /** A new picture brings its alternative text and focal point; the caption stays. */
  function replace({ mediaId, alt }: Pick<PickedMedia, "mediaId" | "alt">) {
    const { caption } = image;
    change({ ...(caption ? { caption } : {}), mediaId, alt: alt ?? "", isDecorative: alt === "" });
  }
  const drop = usePictureDrop((mediaId, isMounted) => {
    // Another item may be at the place of one that was removed meanwhile.
    const isInList = path.some((step) => typeof step === "number");
    if (isMounted || !isInList) replace({ mediaId, alt: null });
    else
      toast({
        variant: "destructive",
        title:
          "The picture is in the library, but its list item was closed or removed before the upload finished. Choose it from the library.",
      });
  });

  return (
    <GroupFrame
      {...props}
      binding={{ ...binding, errors: drop.problem ? [drop.problem] : (source.errors ?? binding.errors) }}
      attributes={drop.handlers}
      isIndented
    >
      <div className="grid gap-3">
        {address ? (
          <FocalPoint
            key={address}
            initial={medium ?? undefined}
            src={address}
            x={image.focusX}
            y={image.focusY}
            onChange={(focus) => change({ ...image, ...focus })}
          />
        ) : null}
        <div className="flex gap-2">
          <Button onClick={() => setPicking(true)}>{address ? "Replace picture" : "Choose a picture"}</Button>
          {address ? (
            <Button onClick={() => change(undefined)} look="quiet">
              Remove picture
            </Button>
          ) : null}
        </div>
        {address ? <Fields fields={partsOf(field, image.isDecorative === true)} path={path} /> : null}
      </div>
      <p role="status" className="mt-1 text-muted empty:hidden">
        {drop.isStoring ? "Adding the picture to the library…" : null}
      </p>
      <MediaPicker isOpen={isPicking} onOpenChange={setPicking} onPick={replace} />
    </GroupFrame>
  );
}

/** Publishing requires alternative text for every picture that is not decorative. */
function partsOf({ fields = [] }: FieldDescription, isDecorative: boolean): FieldDescription[] {
  return fields.map((part) => (part.name === "alt" ? { ...part, required: !isDecorative } : part));
}

interface FocalPointProps {
  src: string;
  /** Fractions of width and height; undefined to use the library's point. */
  x: unknown;
  y: unknown;
  /** The library's focal point. */
  initial?: { focusX: number; focusY: number };
  onChange: (focus: { focusX: number; focusY: number }) => void;
}

/** The step of an arrow key, as a fraction. */
const step = 0.05;

/**
 * A small picture with the focal point, which stays visible when the picture is cropped: set by a click or by the arrow
 * keys.
 */
function FocalPoint({ src, x, y, initial, onChange }: FocalPointProps) {
  const [isLost, setLost] = useState(false);
  const focusX = typeof x === "number" ? x : (initial?.focusX ?? 0.5);
  const focusY = typeof y === "number" ? y : (initial?.focusY ?? 0.5);

  function point(event: MouseEvent) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (event.detail === 0) return; // pressed by keyboard
    onChange(within((event.clientX - left) / width, (event.clientY - top) / height));
  }

  function press(event: KeyboardEvent) {
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(within(focusX + dx * step, focusY + dy * step));
  }

  const host = externalHost(src);
  if (host) return <p className="text-muted">This picture is on {host} and is not shown here.</p>;
  if (isLost) {
    return (
      <p className="text-warn">This picture cannot be shown. It may have been deleted from the library.</p>
    );
  }
  return (
    <button
      type="button"
      onClick={point}
      onKeyDown={press}
      aria-label={`Focal point, ${percent(focusX)} from the left and ${percent(focusY)} from the top; the arrow keys move it`}
      className={`relative block w-fit max-w-full cursor-crosshair border border-line bg-sand ${focusRing}`}
    >
      <img
        src={src}
        alt=""
        onError={() => setLost(true)}
        className="block max-h-40 min-h-16 min-w-24 max-w-full object-contain"
      />
      <span
        aria-hidden="true"
        className="absolute size-4 -translate-1/2 rounded-full border-2 border-paper shadow-[0_0_0_2px_var(--signal)]"
        style={{ left: percent(focusX), top: percent(focusY) }}
      />
    </button>
  );
}

const directions: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within(x: number, y: number) {
  const bounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
  return { focusX: bounded(x), focusY: bounded(y) };
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}

/** A picture's address, its preview, and, with JavaScript, the media picker. */
export function PictureControl(props: ControlProps) {
  const src = shownAddress(String(useBinding(props).value ?? ""));
  return (
    <AddressControl {...props} kind="visual">
      {src ? <OwnPicture src={src} isWhole /> : null}
    </AddressControl>
  );
}

/** The same for a film, of which the preview shows the first frame. */
export function FilmControl(props: ControlProps) {
  const src = String(useBinding(props).value ?? "");
  return (
    <AddressControl {...props} kind="film">
      {src ? (
        <video key={src} src={src} muted playsInline preload="metadata" className="size-full object-cover" />
      ) : null}
    </AddressControl>
  );
}

interface AddressControlProps extends ControlProps {
  kind: "visual" | "film";
  /** The preview. */
  children: ReactNode;
}

/** The address of a file of the media library, beside its preview. */
function AddressControl({ kind, children, ...props }: AddressControlProps) {
  const { change } = useBinding(props);
  const { isReadOnly } = useFieldSource();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] items-start gap-3">
      <div>
        <TextControl {...props} />
        {isReadOnly ? null : (
          <Button onClick={() => setOpen(true)} className="mt-1.5">
            Choose from the library
            <span className="sr-only">for {props.field.label}</span>
          </Button>
        )}
      </div>
      <div className="mt-5.5 aspect-[4/3] overflow-hidden rounded-[2px] border border-line bg-sand">
        {children}
      </div>
      <MediaPicker
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPick={(picked) => change(picked.src)}
        kind={kind}
      />
    </div>
  );
}

/** The path of a picture file of the site. */
const sitePicture = /^\/[^/].*\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Only for a complete address, because a partial one does not load. */
function shownAddress(src: string): string | undefined {
  if (/^https?:\/\//.test(src)) return src;
  return pictureFor(src)?.src ?? (mediaIdOf(src) || sitePicture.test(src) ? src : undefined);
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
        {address ? <NewTabLink href={address}>View file</NewTabLink> : null}
        {kinds.map((each) => (
          <Button key={each} onClick={() => setKind(each)}>
            {each === "film" ? "Choose a video" : "Choose a document"}
          </Button>
        ))}
        {address ? (
          <Button onClick={() => change(undefined)} look="quiet">
            Remove file
          </Button>
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
