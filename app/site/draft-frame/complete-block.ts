import { type Block, type BlockType, blockSchema, blocks, draftBlockSchema } from "#app/blocks/registry.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { isRecord } from "#app/fields/prop-path.ts";

/** Completes a draft's block for the site's views; undefined for an unknown type. */
export function completeBlock(block: StoredBlock): Block | undefined {
  if (!isKnown(block.type)) return undefined;
  const completed = { ...block, props: completeProps(fieldsOf(blocks[block.type].props), block.props) };
  const parsed = blockSchema.safeParse(completed);
  if (parsed.success) return parsed.data;
  // A value may still be invalid, for example too long: views need only that every value exists and has its type.
  return draftBlockSchema.safeParse(completed).data as Block | undefined;
}

function isKnown(type: string): type is BlockType {
  return Object.hasOwn(blocks, type);
}

type Props = Record<string, unknown>;

/**
 * Fills in the missing required props of a draft with placeholders, so that an unfinished page can be rendered. A
 * missing text shows the name of its field.
 */
function completeProps(fields: FieldDescription[], props: unknown): Props {
  const given = isRecord(props) ? props : {};
  const completed = fields.flatMap((field): [string, unknown][] => {
    const value = complete(field, given[field.name]);
    return value === undefined ? [] : [[field.name, value]];
  });
  const unedited = Object.entries(given).filter(([name]) => !fields.some((field) => field.name === name));
  return Object.fromEntries([...unedited, ...completed]);
}

function complete(field: FieldDescription, value: unknown): unknown {
  if (isBlank(value) || isNoOption(field, value))
    return field.default ?? (field.required ? standIn(field) : undefined);
  switch (field.control) {
    case "list": {
      const items = Array.isArray(value) ? value : [];
      if (items.length === 0 && (field.min ?? 0) > 0) return standIn(field);
      return items.map((item) => (field.fields ? completeProps(field.fields, item) : item));
    }
    case "link":
    case "group":
      return completeProps(field.fields ?? [], value);
    case "image":
      return completePicture(Object(value));
    default:
      return value;
  }
}

/** As after a restored version with a choice that is not offered any more. */
function isNoOption({ control, options }: FieldDescription, value: unknown): boolean {
  return control === "choice" && !options?.some((option) => option.value === value);
}

function standIn(field: FieldDescription): unknown {
  switch (field.control) {
    case "text":
    case "longText":
    case "code":
      return field.label;
    case "richText":
      return { type: "doc", content: [] };
    case "number":
      return field.min ?? 0;
    case "choice":
    case "colour":
      return field.options?.[0]?.value;
    case "toggle":
      return false;
    case "href":
      return "#";
    case "link":
    case "group":
      return completeProps(field.fields ?? [], {});
    case "image":
      return completePicture({});
    case "mediaFile":
      return { src: "#" };
    case "list":
      return Array.from({ length: field.min ?? 0 }, () => completeProps(field.fields ?? [], {}));
    case "pageReference":
      return "";
    case "pageReferences":
    case "contentReferences":
      return [];
  }
}

/** A picture without alternative text is decorative until an editor describes it. */
function completePicture(picture: Props): Props {
  const { src, mediaId, alt } = picture;
  return { alt: "", isDecorative: !alt, ...(src || mediaId ? {} : { src: blankPicture }), ...picture };
}

/** A light grey rectangle of 16 by 9. */
const blankPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23e4e4e4' d='M0 0h16v9H0z'/%3E%3C/svg%3E";

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (isRecord(value)) return Object.values(value).every((part) => isBlank(part));
  return value === undefined || value === null;
}
