import type { FieldDescription } from "#app/fields/field-meta.ts";
import { type Binding, type ListBinding, noteOf } from "./binding.ts";

type Value = Pick<Binding, "id" | "value" | "change" | "errors">;

/** A binding to a value in JavaScript state instead of the form: in the editor, or in a structured field. */
export function controlledBinding(
  field: FieldDescription,
  { id, value, change, errors: problems }: Value,
): Binding {
  const errors = problems?.length ? problems : undefined;
  const [errorId, hintId] = [`${id}-problem`, `${id}-hint`];
  const chosen = value ?? field.default;
  const described = {
    id,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": errors ? errorId : field.help ? hintId : undefined,
  };
  return {
    ...{ id, errorId, hintId, value, change, errors },
    note: noteOf(field, value),
    native(kind) {
      switch (kind) {
        case "checkbox":
          return { ...described, checked: chosen === true, onChange: () => change(chosen !== true) };
        case "select":
          return {
            ...described,
            value: textOf(chosen),
            onChange: ({ currentTarget }) => change(currentTarget.value || undefined),
          };
        case "number":
          return {
            ...described,
            value: textOf(value),
            placeholder: textOf(field.default) || undefined,
            onChange: ({ currentTarget: { value } }) =>
              change(value === "" ? undefined : Number(value), { typed: true }),
          };
        default:
          return {
            ...described,
            value: textOf(value),
            placeholder: textOf(field.default) || undefined,
            onChange: ({ currentTarget }) => change(currentTarget.value, { typed: true }),
          };
      }
    },
    nativeOption(kind, option) {
      const several = Array.isArray(chosen) ? chosen : [];
      const isChosen = kind === "radio" ? chosen === option : several.includes(option);
      const others = several.filter((each) => each !== option);
      return {
        id: `${id}-${option}`,
        name: id,
        value: option,
        checked: isChosen,
        onChange: () => change(kind === "radio" ? option : isChosen ? others : [...others, option]),
      };
    },
  };
}

/** The same for a list. */
export function controlledList({ field, binding, revealed }: ControlledList): ListBinding {
  const items: unknown[] = Array.isArray(binding.value) ? binding.value : [];
  const button = (onClick: () => void) => ({ type: "button" as const, onClick });
  const move = (from: number, to: number) => binding.change(moved(items, from, to > from ? to + 1 : to));
  return {
    items: items.map((value, position) => ({ key: String(position), value, isWrong: false })),
    insert: button(() => binding.change([...items, field.fields ? {} : ""])),
    remove: (position) => button(() => binding.change(items.toSpliced(position, 1))),
    reorder: (from, to) => button(() => move(from, to)),
    move,
    revealed,
  };
}

interface ControlledList {
  field: FieldDescription;
  binding: Binding;
  revealed?: number;
}

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A copy of a list with one item moved in front of the one at index `before`; the length means the end. */
export function moved<Item>(list: readonly Item[], from: number, before: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, item);
}
