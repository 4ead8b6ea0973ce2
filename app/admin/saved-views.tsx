import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RemovedView, SavedView } from "#app/domain/saved-views/saved-view.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import type { SavedViewArea } from "#db/schema/saved-views.ts";
import { Button } from "./button.tsx";
import { buttonClasses, focusRing } from "./classes.ts";
import { UndoBar } from "./flash-message.tsx";
import { FilterLink } from "./lists.tsx";
import { closeWithEase } from "./menu.tsx";
import { PostButton } from "./post-button.tsx";

interface SavedViewsProps {
  area: SavedViewArea;
  /** The list's path, without the query. */
  path: string;
  /** The current query. */
  query: string;
  /** Views that every account has. */
  builtIn: { name: string; query: string }[];
  views: SavedView[];
  mayShare: boolean;
}

/** Named views of a list: built-in, own and shared ones. */
export function SavedViews({ area, path, query, builtIn, views, mayShare }: SavedViewsProps) {
  const current = views.find((view) => view.query === query);
  const isNamed = current !== undefined || builtIn.some((view) => view.query === query);
  const removal = useFetcher<{ removed?: RemovedView }>();
  // Restored, it is in the list again.
  const removed = views.some(({ id }) => id === removal.data?.removed?.id)
    ? undefined
    : removal.data?.removed;
  const here = query ? `${path}?${query}` : path;
  return (
    <div className="relative mb-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      <nav aria-label="Views" className="flex flex-wrap gap-1">
        {builtIn.map((view) => (
          <ViewLink key={view.name} path={path} view={view} isCurrent={view.query === query} />
        ))}
        {views.map((view) => (
          <ViewLink
            key={view.id}
            path={path}
            view={view}
            isCurrent={view.query === query}
            note={view.isOwn ? undefined : "shared"}
          />
        ))}
      </nav>
      {current?.isRemovable ? (
        <PostButton
          action={paths.admin.savedViews()}
          fields={{ _method: "delete", id: current.id, returnTo: here }}
          onSubmit={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLFormElement) removal.submit(event.currentTarget);
          }}
          className={buttonClasses.quiet}
        >
          Remove view
        </PostButton>
      ) : null}
      {removed ? (
        <UndoBar key={removed.id} undo={{ action: paths.admin.savedViews(), fields: undoOf(removed, here) }}>
          View “{removed.name}” removed{removed.isShared ? " for everybody" : ""}.
        </UndoBar>
      ) : null}
      {isNamed ? null : <SaveView area={area} query={query} returnTo={here} mayShare={mayShare} />}
    </div>
  );
}

function undoOf({ isShared, ...view }: RemovedView, returnTo: string) {
  return { ...view, returnTo, ...(isShared && { isShared: "on" }) };
}

interface ViewLinkProps {
  path: string;
  view: { name: string; query: string };
  isCurrent: boolean;
  note?: string;
}

function ViewLink({ path, view: { name, query }, isCurrent, note }: ViewLinkProps) {
  return (
    <FilterLink to={query ? `${path}?${query}` : path} isCurrent={isCurrent}>
      {name}
      {note ? <span className="text-[0.6875rem] opacity-75">{note}</span> : null}
    </FilterLink>
  );
}

interface SaveViewProps {
  area: SavedViewArea;
  query: string;
  returnTo: string;
  mayShare: boolean;
}

function SaveView({ area, query, returnTo, mayShare }: SaveViewProps) {
  const fetcher = useFetcher<{ problem?: string; to?: string }>();
  const navigate = useNavigate();
  const saved = fetcher.data?.to;
  useEffect(() => {
    if (saved) navigate(saved, { replace: true });
  }, [saved, navigate]);
  const details = useRef<HTMLDetailsElement>(null);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => (details.current ? closeWithEase(details.current, true) : undefined), []);
  return (
    <details
      ref={details}
      className="lg:relative"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) name.current?.focus();
      }}
    >
      <summary
        className={`${buttonClasses.quiet} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        Save view…
      </summary>
      <fetcher.Form
        method="post"
        action={paths.admin.savedViews()}
        className="absolute left-0 z-10 mt-1 grid w-64 gap-2 border border-line bg-card p-3 shadow-[0_8px_24px_-12px_rgb(0_0_0/0.35)]"
      >
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <input
          ref={name}
          name="name"
          required
          maxLength={40}
          aria-label="Name of the view"
          placeholder="Name of the view"
          className={controlClasses("compact")}
        />
        {mayShare ? (
          <label className="flex items-center gap-2 text-[0.8125rem]">
            <input
              type="checkbox"
              name="isShared"
              className={`size-3.5 accent-ink max-lg:size-5 ${focusRing}`}
            />
            Share with the team
          </label>
        ) : null}
        {fetcher.data?.problem ? (
          <p role="alert" className="text-[0.75rem] text-bad">
            {fetcher.data.problem}
          </p>
        ) : null}
        <Button isSending={fetcher.state !== "idle"}>Save view</Button>
      </fetcher.Form>
    </details>
  );
}
