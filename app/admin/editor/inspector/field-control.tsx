import type { ComponentType } from "react";
import type { Control } from "#app/fields/field-meta.ts";
import type { FieldDescription } from "#app/fields/fields-of.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { ColourControl } from "./colour-control.tsx";
import { FileControl } from "./file-control.tsx";
import { GroupControl } from "./group-control.tsx";
import { HrefControl } from "./href-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { ListControl } from "./list-control.tsx";
import { NumberControl } from "./number-control.tsx";
import { PageControl } from "./page-control.tsx";
import { PagesControl } from "./pages-control.tsx";
import { RichTextControl } from "./rich-text-control.tsx";
import { LongTextControl, TextControl } from "./text-control.tsx";
import { ToggleControl } from "./toggle-control.tsx";
import type { FieldPlace } from "./use-prop.ts";

export interface ControlProps extends FieldPlace {
  field: FieldDescription;
}

/** A kind of control that is forgotten here does not compile. */
const controls: Record<Control, ComponentType<ControlProps>> = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  code: LongTextControl,
  email: TextControl,
  phone: TextControl,
  address: TextControl,
  picture: TextControl,
  date: TextControl,
  tags: TextControl, // no block has tags, choices or a colour of its own
  choices: TextControl,
  hexColour: TextControl,
  number: NumberControl,
  choice: ChoiceControl,
  toggle: ToggleControl,
  link: GroupControl,
  href: HrefControl,
  image: ImageControl,
  list: ListControl,
  pageReference: PageControl,
  pageReferences: PagesControl,
  mediaFile: FileControl,
  colour: ColourControl,
  group: GroupControl,
};

/** One field of a block, by its description alone. */
function FieldControl(props: ControlProps) {
  const Control = controls[props.field.control];
  return <Control {...props} />;
}

/** Fields under each other; `path` is where the object stands that they are parts of. */
export function Fields({ fields, blockId, path }: FieldPlace & { fields: FieldDescription[] }) {
  return fields.map((field) => (
    <FieldControl key={field.name} field={field} blockId={blockId} path={[...path, field.name]} />
  ));
}
