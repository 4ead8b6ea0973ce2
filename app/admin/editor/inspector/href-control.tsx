import { useState } from "react";
import { useEditor } from "#app/admin/editor/editor.ts";
import { hrefOfPage, pageIdOfHref } from "#app/domain/links/href.ts";
import { controlClasses } from "#app/ui/control.ts";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { PageSelect } from "./page-select.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** Where a link leads: a page of this site, or any other address. */
export function HrefControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const href = typeof value === "string" ? value : "";
  const problem = useProblem(place, href === "");
  const id = fieldId(place);
  return (
    <ControlField id={id} field={field} problem={problem}>
      <HrefInput
        {...described(id, problem, field.help)}
        href={href}
        onChange={(next, options) => change(next || undefined, options)}
      />
    </ControlField>
  );
}

interface HrefInputProps {
  id: string;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
  href: string;
  onChange: (href: string, options?: { typed: boolean }) => void;
}

/** Two ways to say where, one under the other: the second is there unless a page is chosen. */
export function HrefInput({ href, onChange, ...attributes }: HrefInputProps) {
  const pages = useEditor(({ pages }) => pages);
  const pageId = pageIdOfHref(href) ?? pages.find(({ path }) => path === href)?.id;
  const [isElsewhere, setElsewhere] = useState(href !== "" && !pageId);
  return (
    <div className="grid gap-1.5">
      <div className="flex gap-4">
        {["A page", "Another address"].map((label, choice) => (
          <label key={label} className="flex items-center gap-1.5">
            <input
              type="radio"
              name={`${attributes.id}-kind`}
              checked={isElsewhere === (choice === 1)}
              onChange={() => setElsewhere(choice === 1)}
              className="accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {isElsewhere ? (
        <input
          {...attributes}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https:// , /path , mailto: or tel:"
          value={href}
          onChange={(event) => onChange(event.currentTarget.value, { typed: true })}
          className={controlClasses("compact")}
        />
      ) : (
        <PageSelect {...attributes} value={pageId} onChange={(id) => onChange(id ? hrefOfPage(id) : "")} />
      )}
    </div>
  );
}
