import type { ComponentType } from "react";
import type { Control, FieldDescription } from "#app/fields/field-meta.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/field.tsx";
import { type ControlProps, useBinding } from "./binding.ts";
import { ControlMessage, FieldFrame, GroupFrame, useHelp } from "./field-frame.tsx";
import { HrefControl, PageControl } from "./link-controls.tsx";
import { ListControl } from "./list-control.tsx";
import { FileControl, FilmControl, ImageControl, PictureControl } from "./media-controls.tsx";
import { NumberControl } from "./number-control.tsx";
import { ContentsControl, PagesControl } from "./reference-lists.tsx";
import {
  DateControl,
  HexColourControl,
  LongTextControl,
  RichTextControl,
  TagsControl,
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
  tags: TagsControl,
  date: DateControl,
  number: NumberControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  toggle: ToggleControl,
  colour: ColourControl,
  hexColour: HexColourControl,
  picture: PictureControl,
  film: FilmControl,
  image: ImageControl,
  mediaFile: FileControl,
  href: HrefControl,
  pageReference: PageControl,
  pageReferences: PagesControl,
  contentReferences: ContentsControl,
  list: ListControl,
  link: GroupControl,
  group: GroupControl,
};

/** One field, rendered from its descriptor. */
export function FieldControl(props: ControlProps) {
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

/** One of a few options. */
function ChoiceControl(props: ControlProps) {
  const { field } = props;
  const binding = useBinding(props);
  const { key, ...native } = binding.native("select");
  // Without a choice, a field with a default has the default.
  const isEmptyOffered = field.default === undefined && (!field.required || binding.value === undefined);
  return (
    <FieldFrame {...props} binding={binding}>
      <select
        key={key}
        {...native}
        required={native.required && isEmptyOffered}
        className={controlClasses("compact")}
      >
        {isEmptyOffered ? <option value="">None</option> : null}
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Any of a few options, one checkbox each. */
function ChoicesControl(props: ControlProps) {
  const binding = useBinding(props);
  return (
    <GroupFrame {...props} binding={{ ...binding, note: undefined }}>
      <div className="grid gap-2">
        {props.field.options?.map(({ value, label }) => {
          const { key, ...native } = binding.nativeOption("checkbox", value);
          return <Checkbox key={key ?? value} {...native} label={label} density="compact" />;
        })}
      </div>
    </GroupFrame>
  );
}

/** A checkbox. */
function ToggleControl(props: ControlProps) {
  const binding = useBinding(props);
  const help = useHelp(props);
  const { key, ...native } = binding.native("checkbox");
  return (
    <div>
      <Checkbox key={key} {...native} label={props.field.label} density="compact" />
      <div className="mt-1 pl-6 empty:hidden">
        <ControlMessage binding={binding} help={help} />
      </div>
    </div>
  );
}

/** A colour token, shown beside its name. */
function ColourControl(props: ControlProps) {
  const binding = useBinding(props);
  return (
    <GroupFrame {...props} binding={binding}>
      <div className="flex flex-wrap gap-1.5">
        {props.field.options?.map(({ value, label }) => {
          const { key, ...native } = binding.nativeOption("radio", value);
          return (
            <label
              key={key ?? value}
              className="flex min-h-8 items-center gap-2 rounded-[2px] border border-line bg-card px-2.5 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal-text"
            >
              <input {...native} type="radio" className="sr-only" />
              <span
                aria-hidden="true"
                className="size-3.5 border border-line"
                style={{ backgroundColor: `var(--${value})` }}
              />
              {label}
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
