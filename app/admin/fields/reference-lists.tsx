import { type ReactNode, useContext, useRef } from "react";
import { dropMarks, useSortableList } from "#app/admin/dragging/use-drag.tsx";
import { Icon } from "#app/admin/editor/icon-button.tsx";
import { isContentReference } from "#app/domain/content-types/content-reference.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { ContentsContext, type ControlProps, moved, PagesContext, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";
import { findPage, PageSelect } from "./link-controls.tsx";
import { ItemTools } from "./list-item.tsx";
import { messages } from "./messages.ts";

/** An ordered list of pages of this site. */
export function PagesControl(props: ControlProps) {
  const pages = useContext(PagesContext);
  return (
    <ReferenceListControl
      {...props}
      find={(reference) => findPage(pages, reference)}
      renderSelect={(native, onChange) => (
        <PageSelect {...native} value={undefined} empty="Add a page" onChange={onChange} />
      )}
    />
  );
}

/** An ordered list of items of a content type. */
export function ContentsControl(props: ControlProps) {
  const { of = "", max = Infinity } = props.field;
  const items = useContext(ContentsContext)[of] ?? [];
  const titleOf = ({ title, isPublished }: (typeof items)[number]) =>
    title + (isPublished ? "" : " (not published)");
  return (
    <ReferenceListControl
      {...props}
      find={(reference) => {
        const item = items.find((each) => isContentReference(reference, each));
        return item ? { id: item.id, title: titleOf(item) } : undefined;
      }}
      renderSelect={(native, onChange, references) =>
        references.length >= max ? null : (
          <select
            {...native}
            value=""
            onChange={(event) => onChange(event.currentTarget.value || undefined)}
            className={controlClasses("compact")}
          >
            <option value="">Add a {props.field.item ?? of}</option>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {titleOf(item)}
              </option>
            ))}
          </select>
        )
      }
    />
  );
}

type Native = Omit<ReturnType<ReturnType<typeof useBinding>["native"]>, "key" | "onChange" | "value">;

interface ReferenceListProps extends ControlProps {
  /** The object of a reference; undefined when it is deleted. */
  find: (reference: string) => { id: string; title: string } | undefined;
  renderSelect: (
    native: Native,
    onChange: (id: string | undefined) => void,
    references: string[],
  ) => ReactNode;
}

/** References in order, and a select to add one. A change stores the ids of those that older blocks name otherwise. */
function ReferenceListControl({ find, renderSelect, ...props }: ReferenceListProps) {
  const binding = useBinding(props);
  const { value } = binding;
  const references = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  const change = (next: string[]) => binding.change(next.map((each) => find(each)?.id ?? each));
  const list = useRef<HTMLUListElement>(null);
  useSortableList(list, (from, before) => change(moved(references, from, before)));
  const titleOf = (reference: string) => find(reference)?.title ?? messages.deletedReference(reference);
  const { key, onChange: _, value: __, ...native } = binding.native("select");
  const add = (id: string | undefined) => {
    if (id && !references.some((each) => find(each)?.id === id)) change([...references, id]);
  };

  return (
    <FieldFrame {...props} binding={binding} note={String(references.length)}>
      <ul ref={list} className="border-line empty:hidden [&:not(:empty)]:border">
        {references.map((reference, position) => (
          <li
            key={reference}
            className={`flex min-h-8 items-center gap-2 border-line bg-card pl-1.5 not-first:border-t ${dropMarks}`}
          >
            <span data-grip className="cursor-grab text-muted">
              <Icon name="grip" className="size-3.5" />
            </span>
            <span className="min-w-0 grow truncate">{titleOf(reference)}</span>
            <ItemTools
              name={titleOf(reference)}
              position={position}
              count={references.length}
              reorder={(from, to) => ({
                type: "button",
                onClick: () => change(moved(references, from, to > from ? to + 1 : to)),
              })}
              remove={(at) => ({ type: "button", onClick: () => change(references.toSpliced(at, 1)) })}
            />
          </li>
        ))}
      </ul>
      {renderSelect(native, add, references)}
    </FieldFrame>
  );
}
