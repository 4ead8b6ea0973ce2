import { useField } from "@conform-to/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { type ItemOf, isTextField, type ListField, type Parts } from "#app/domain/settings/field.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import { describedBy } from "./described-by.ts";
import { RecordItem } from "./record-item.tsx";
import { TextItem } from "./text-item.tsx";
import { useListFocus } from "./use-list-focus.ts";

/** A list of texts or of small forms: add, remove, move. Its buttons submit intents, so it works without JavaScript. */
export function ListControl({ setting, name }: { setting: ListField; name: string }) {
  const [field, form] = useField<(string | ItemOf<Parts>)[]>(name);
  const items = field.getFieldList();
  const { item, singular, max } = setting;
  const { list, addButton } = useListFocus(items.length);
  return (
    <fieldset aria-describedby={describedBy(field, setting)}>
      <legend className="flex w-full justify-between text-[0.8125rem]/[1.4] text-muted">
        <span>{setting.label}</span>
        <span className="tabular-nums">{items.length}</span>
      </legend>
      <ol ref={list} className="mt-1 mb-2 border-t border-line">
        {items.map((entry, position) => {
          const place = { list: name, name: entry.name, singular, position, count: items.length };
          return isTextField(item) ? (
            <TextItem key={entry.key} setting={item} {...place} />
          ) : (
            <RecordItem key={entry.key} parts={item} {...place} />
          );
        })}
      </ol>
      <FieldMessage errors={field.errors} errorId={field.errorId} density="compact" />
      <button
        ref={addButton}
        type="submit"
        {...form.insert.getButtonProps({
          name: field.name,
          defaultValue: isTextField(item) ? "" : blankItem(item),
        })}
        disabled={items.length >= max}
        className={buttonClasses.plain}
      >
        Add {singular}
      </button>
    </fieldset>
  );
}

function blankItem(parts: Parts): ItemOf<Parts> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, ""]));
}
