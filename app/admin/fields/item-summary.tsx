import { isRecord } from "#app/admin/fields/prop-path.ts";
import { useMediaItem } from "#app/admin/media/media-items.ts";
import { MediaThumb } from "#app/admin/media/media-thumb.tsx";
import { addressOf, OwnPicture } from "#app/admin/own-picture.tsx";
import type { Control, FieldDescription } from "#app/fields/field-meta.ts";
import { messages } from "./messages.ts";

interface ItemSummaryProps {
  fields: FieldDescription[];
  /** The noun for a list item. */
  noun: string;
  item: unknown;
}

/** A list item in one line: its first text, and its picture if it has one. */
export function ItemSummary({ fields, noun, item }: ItemSummaryProps) {
  const values = fields.map(({ name }) => (isRecord(item) ? item[name] : undefined));
  const words = values.filter((_, at) => !pictureControls.includes(fields[at]?.control ?? "text"));
  const text = words.find(isText);
  const position = fields.findIndex(({ control }) => pictureControls.includes(control));
  const file = isText(values[position]) ? { src: values[position] } : values[position];
  if (!isRecord(file) || !addressOf(file)) {
    return (
      <span className="truncate">
        {text ?? <span className="text-muted">{messages.newLabel(noun)}</span>}
      </span>
    );
  }
  return <FileSummary file={file} text={text} isPicture={fields[position]?.control !== "mediaFile"} />;
}

const pictureControls: Control[] = ["image", "picture", "mediaFile"];

interface FileSummaryProps {
  file: Record<string, unknown>;
  text: string | undefined;
  isPicture: boolean;
}

function FileSummary({ file, text, isPicture }: FileSummaryProps) {
  const medium = useMediaItem(file.mediaId);
  const words = text ?? (isText(file.alt) ? file.alt : undefined) ?? medium?.name ?? nameOf(file.src);
  return (
    <>
      {isPicture ? (
        <span className="block size-6 shrink-0 overflow-hidden bg-sand">
          {medium ? (
            <MediaThumb item={medium} sizes="24px" className="size-full" />
          ) : (
            isText(file.src) && <OwnPicture src={file.src} />
          )}
        </span>
      ) : null}
      <span className="truncate">{words ?? messages.picture}</span>
    </>
  );
}

function nameOf(src: unknown): string | undefined {
  return isText(src) ? src.split("/").at(-1) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
