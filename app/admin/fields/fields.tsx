import type { ComponentType } from "react";
import type { Control, FieldDescription } from "#app/fields/field-meta.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import { type ControlProps, useBinding, useFieldSource } from "./binding.ts";
import { ChoiceControl, ChoicesControl, ColourControl, ToggleControl } from "./choice-control.tsx";
import { GroupFrame } from "./field-frame.tsx";
import { HrefControl, PageControl, PagesControl } from "./link-controls.tsx";
import { ListControl } from "./list-control.tsx";
import { FileControl, ImageControl, PictureControl } from "./media-controls.tsx";
import { RichTextControl } from "./rich-text-control.tsx";
import {
  DateControl,
  HexColourControl,
  LongTextControl,
  NumberControl,
  TextControl,
} from "./text-control.tsx";

/** The type makes a missing control a compile error. */
const controls: Record<Control, ComponentType<ControlProps>> = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  code: LongTextControl,
  email: TextControl,
  phone: TextControl,
  address: TextControl,
  tags: TextControl,
  date: DateControl,
  number: NumberControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  toggle: ToggleControl,
  colour: ColourControl,
  hexColour: HexColourControl,
  picture: PictureControl,
  image: ImageControl,
  mediaFile: FileControl,
  href: HrefControl,
  pageReference: PageControl,
  pageReferences: PagesControl,
  list: ListControl,
  link: GroupControl,
  group: GroupControl,
};

/** Controls without a native form control: in a form, a hidden input holds their value. */
const structured = new Set<Control>([
  ...(["richText", "image", "mediaFile", "href", "colour"] as const),
  ...(["pageReference", "pageReferences"] as const),
]);

/** One field, rendered from its descriptor. */
export function FieldControl(props: ControlProps) {
  const { Structured } = useFieldSource();
  const Control =
    Structured && structured.has(props.field.control) ? Structured : controls[props.field.control];
  return <Control {...props} />;
}

/** The control of a structured field, inside the source that its form provides. */
export function StructuredControl(props: ControlProps) {
  const Control = controls[props.field.control];
  return <Control {...props} />;
}

/** A column of fields; `path` is the path of the object that contains them. */
export function Fields({ fields, path }: { fields: FieldDescription[]; path: PropPath }) {
  return fields.map((field) => <FieldControl key={field.name} field={field} path={[...path, field.name]} />);
}

/** Fields that belong together, such as a link's text and address. */
function GroupControl(props: ControlProps) {
  const binding = useBinding(props);
  return (
    <GroupFrame {...props} binding={binding} isIndented>
      <div className="grid gap-3">
        <Fields fields={props.field.fields ?? []} path={props.path} />
      </div>
    </GroupFrame>
  );
}
