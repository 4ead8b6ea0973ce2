import { Form, Link } from "@remix-run/react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { Status, type Tone } from "#app/admin/status.tsx";
import { isMediaType, mediaTypes } from "#app/domain/media/media.ts";
import type { MediaChoice } from "#app/domain/media/media-item.ts";
import { paths } from "#app/paths/paths.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/field.tsx";
import { fileSize } from "#app/ui/file-size.ts";
import { type MediaSearch, mediaPath } from "./library-filters.tsx";
import { MediaThumb } from "./media-thumb.tsx";

interface LibraryItemsProps {
  items: MediaChoice[];
  view: "grid" | "list";
  /** Rendered beside an item, for multiple selection. */
  renderChoice?: (item: MediaChoice) => ReactNode;
}

/** A page of the library; each item links to its screen. */
export function LibraryItems({ items, view, renderChoice }: LibraryItemsProps) {
  const Item = view === "grid" ? Tile : Row;
  return (
    <ul
      className={
        view === "grid"
          ? "grid grid-cols-[repeat(auto-fill,minmax(152px,1fr))] gap-x-4 gap-y-6 md:grid-cols-[repeat(auto-fill,minmax(176px,1fr))]"
          : "border-t border-line"
      }
    >
      {items.map((item) => (
        <Item key={item.id} item={item} choice={renderChoice?.(item)} />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: MediaChoice;
  choice: ReactNode;
}

function Tile({ item, choice }: ItemProps) {
  return (
    <li className="relative">
      <Link to={paths.admin.mediaItem(item.id)} className={`group block outline-offset-3 ${focusRing}`}>
        <MediaThumb item={item} sizes="220px" className="aspect-[4/3]" />
        <span className="mt-2 block truncate font-medium group-hover:underline" title={item.name}>
          {item.name}
        </span>
      </Link>
      <p className="mt-0.5 truncate text-[0.75rem]/[1.4] text-muted">{factsOf(item).join(" · ")}</p>
      <ItemState item={item} />
      {choice ? <span className="absolute top-1.5 left-1.5 bg-card p-1">{choice}</span> : null}
    </li>
  );
}

function Row({ item, choice }: ItemProps) {
  return (
    <li className="grid grid-cols-[auto_56px_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-2 lg:grid-cols-[auto_56px_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]">
      <span className="empty:hidden">{choice}</span>
      <MediaThumb item={item} sizes="56px" className="aspect-[4/3] w-14" />
      <div className="min-w-0">
        <Link
          to={paths.admin.mediaItem(item.id)}
          className={`block truncate font-medium hover:underline ${focusRing}`}
        >
          {item.name}
        </Link>
        <p className="truncate text-[0.75rem]/[1.4] text-muted">{factsOf(item).join(" · ")}</p>
      </div>
      <div className="hidden min-w-0 lg:block">
        <p className="truncate text-muted">{item.alt || null}</p>
        <ItemState item={item} />
      </div>
      <p className="hidden truncate text-muted lg:block">{item.tags.join(", ")}</p>
    </li>
  );
}

/** What needs attention on an item; nothing if it is complete. */
function ItemState({ item }: { item: MediaChoice }) {
  const state = stateOf(item);
  return state ? (
    <p className="text-[0.75rem]/[1.6]">
      <Status tone={state.tone}>{state.words}</Status>
    </p>
  ) : null;
}

function stateOf({ state, kind, alt }: MediaChoice): { tone: Tone; words: string } | undefined {
  if (state === "failed") return { tone: "bad", words: "Processing failed" };
  if (state === "processing") return { tone: "quiet", words: "Processing…" };
  const isSeen = kind === "picture" || kind === "drawing";
  return isSeen && alt === null ? { tone: "warn", words: "No alternative text" } : undefined;
}

/** `JPEG`, `2400 × 1600`, `1.2 MB`. */
function factsOf({ type, width, height, size }: MediaChoice): string[] {
  return [
    isMediaType(type) ? mediaTypes[type].label : type,
    ...(width && height ? [`${width} × ${height}`] : []),
    fileSize(size),
  ];
}

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
          label="Select all on this page"
          checked={shown.length === items.length}
          onChange={(event) =>
            choose(
              items.map((item) => item.id),
              event.currentTarget.checked,
            )
          }
        />
        <p role="status" className="text-muted tabular-nums">
          {shown.length > 0 ? `${shown.length} selected` : null}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <input
            name="tags"
            list={`${id}-tags`}
            aria-label="Tags for the selected files"
            placeholder="For example: office, team"
            autoComplete="off"
            className={controlClasses("compact", "w-44!")}
          />
          <datalist id={`${id}-tags`}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button name="intent" value="add">
            Add tags
          </Button>
          <Button name="intent" value="remove">
            Remove tags
          </Button>
          <Button formMethod="get" formAction={paths.admin.mediaDeletion()}>
            Delete…
          </Button>
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
            label={<span className="sr-only">Choose {item.name}</span>}
          />
        )}
      />
    </Form>
  );
}
