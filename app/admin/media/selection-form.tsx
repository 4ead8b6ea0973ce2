import { Form } from "@remix-run/react";
import { useId, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import type { MediaChoice } from "#app/domain/media/media-item.ts";
import { paths } from "#app/http/paths.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { type MediaSearch, mediaPath } from "./library-filters.tsx";
import { LibraryItems } from "./library-items.tsx";
import { messages } from "./messages.ts";

interface SelectionFormProps {
  items: MediaChoice[];
  search: MediaSearch;
  /** Existing tags. */
  tags: string[];
}

/** A page of the library with multiple selection, to tag or delete items together. */
export function SelectionForm({ items, search, tags }: SelectionFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ id }) => chosen.has(id));
  const id = useId();
  const choose = (ids: string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const each of ids) isChosen ? after.add(each) : after.delete(each);
      return after;
    });
  return (
    <Form method="post" action={paths.admin.mediaTags()} preventScrollReset>
      <input type="hidden" name="returnTo" value={mediaPath(search, { page: search.page })} />
      <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          density="compact"
          label={messages.selectAllOnThisPage}
          checked={shown.length === items.length}
          onChange={(event) =>
            choose(
              items.map((item) => item.id),
              event.currentTarget.checked,
            )
          }
        />
        <p role="status" className="text-muted tabular-nums">
          {shown.length > 0 ? messages.selected(shown.length) : null}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <input
            name="tags"
            list={`${id}-tags`}
            aria-label={messages.tagsForTheSelectedFiles}
            placeholder={messages.forExampleOfficeTeam}
            autoComplete="off"
            className={controlClasses("compact", "w-44!")}
          />
          <datalist id={`${id}-tags`}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <button type="submit" name="intent" value="add" className={buttonClasses.plain}>
            {messages.addTags}
          </button>
          <button type="submit" name="intent" value="remove" className={buttonClasses.plain}>
            {messages.removeTags}
          </button>
          <button
            type="submit"
            formMethod="get"
            formAction={paths.admin.mediaDeletion()}
            className={buttonClasses.plain}
          >
            {messages.deleteLabel}
          </button>
        </div>
      </div>
      <LibraryItems
        items={items}
        view={search.view}
        renderChoice={(item) => (
          <Checkbox
            density="compact"
            className="gap-0!"
            name="id"
            value={item.id}
            checked={chosen.has(item.id)}
            onChange={(event) => choose([item.id], event.currentTarget.checked)}
            label={<span className="sr-only">{messages.choose(item.name)}</span>}
          />
        )}
      />
    </Form>
  );
}
