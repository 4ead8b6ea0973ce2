import type { ComponentPropsWithoutRef } from "react";
import { useEditor } from "#app/admin/editor/editor.ts";
import { controlClasses } from "#app/ui/control.ts";

interface PageSelectProps extends Omit<ComponentPropsWithoutRef<"select">, "value" | "onChange"> {
  /** An id; whatever is no page's shows as not chosen. */
  value: string | undefined;
  onChange: (pageId: string | undefined) => void;
  /** What stands where nothing is chosen. */
  empty?: string;
}

/** Every page of the site below its parent; letters jump to it. What is chosen is its id, which outlives a rename. */
export function PageSelect({ value, onChange, empty = "Choose a page", ...attributes }: PageSelectProps) {
  const pages = useEditor(({ pages }) => pages);
  return (
    <select
      {...attributes}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      className={controlClasses("compact")}
    >
      <option value="">{empty}</option>
      {pages.map(({ id, title, level, isPublished }) => (
        <option key={id} value={id}>
          {"\u00a0\u00a0\u00a0".repeat(level - 1) + title + (isPublished ? "" : " (not published)")}
        </option>
      ))}
    </select>
  );
}
