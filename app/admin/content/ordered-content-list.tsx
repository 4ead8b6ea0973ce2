import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { DotsIcon, dropMarks, useSortableList } from "#app/admin/dragging/use-drag.tsx";
import { useKeyboardMove } from "#app/admin/dragging/use-keyboard-move.ts";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { OwnPicture } from "#app/admin/own-picture.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { PageStatusMark } from "#app/admin/status.tsx";
import type { ListedContent } from "#app/domain/content-store/content-list.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { paths } from "#app/paths/paths.ts";
import { languageInWords } from "./content-language.tsx";
import { ContentLink } from "./content-list.tsx";

interface OrderedContentListProps {
  type: AnyContentType;
  items: ListedContent[];
  /** Those of the site. */
  languages: SiteLanguage[];
  mayUpdate: boolean;
}

/** The content of a type in the site's order, which can be changed here. */
export function OrderedContentList({ type, items, languages, mayUpdate }: OrderedContentListProps) {
  const list = useRef<HTMLOListElement>(null);
  const order = useOrder(type, items, list);
  useKeptFocus(list, order.liftedId);
  return (
    <div className="max-w-[1180px]">
      <p role="status" className="min-h-5 text-[0.75rem] text-muted">
        {order.announcement}
      </p>
      <ol ref={list} className="border-t border-line">
        {order.items.map((item, position) => (
          <Row
            key={item.id}
            type={type}
            item={item}
            position={position}
            count={order.items.length}
            shownIn={languages.length > 1 ? languageInWords(item.language, languages) : undefined}
            isLifted={order.liftedId === item.id}
            mayUpdate={mayUpdate}
            onKeyDown={order.onKeyDown}
            onBlur={order.onBlur}
          />
        ))}
      </ol>
    </div>
  );
}

interface RowProps {
  type: AnyContentType;
  item: ListedContent;
  /** Zero-based. */
  position: number;
  count: number;
  /** The language that shows it, on a site in several. */
  shownIn: string | undefined;
  isLifted: boolean;
  mayUpdate: boolean;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onBlur: () => void;
}

function Row({ type, item, position, count, shownIn, isLifted, mayUpdate, onKeyDown, onBlur }: RowProps) {
  const { id, title, statuses, scheduledAt, values } = item;
  const { picture, text } = extrasOf(type, values);
  const place = paths.admin.contentResources(paths.admin.content(type.collection, id)).place;
  return (
    <li
      className={`flex items-center gap-2 border-b border-line py-1.5 hover:bg-sand sm:gap-3 ${dropMarks} ${isLifted ? "bg-sand outline-2 -outline-offset-2 outline-ink" : ""}`}
    >
      {mayUpdate ? (
        <button
          type="button"
          data-grip={id}
          aria-label={`Move ${title}`}
          aria-pressed={isLifted}
          onKeyDown={(event) => onKeyDown(event, id)}
          onBlur={onBlur}
          className={`grid size-7 shrink-0 cursor-grab place-items-center rounded-[2px] text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper ${focusRing} -outline-offset-2`}
        >
          <DotsIcon />
        </button>
      ) : null}
      <span className="mono w-5 shrink-0 text-muted max-sm:hidden" aria-hidden="true">
        {String(position + 1).padStart(2, "0")}
      </span>
      <span className="size-8 shrink-0 overflow-hidden rounded-[2px] bg-sand">
        {picture ? <OwnPicture src={picture} /> : null}
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <ContentLink type={type} id={id} title={title} />
          <span className="text-[0.75rem]">
            <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
          </span>
          {shownIn ? <span className="text-[0.75rem] text-muted">{shownIn}</span> : null}
        </p>
        <p dir="auto" className="line-clamp-1 text-muted wrap-anywhere">
          {text || "No text yet"}
        </p>
      </div>
      {mayUpdate ? (
        <div className="flex shrink-0 max-sm:flex-col">
          <Step action={place} to={position - 1} isEnd={position === 0} sign="↑" label={`Move ${title} up`} />
          <Step
            action={place}
            to={position + 1}
            isEnd={position === count - 1}
            sign="↓"
            label={`Move ${title} down`}
          />
        </div>
      ) : null}
    </li>
  );
}

/** The first picture and the first long text among the listed fields. */
function extrasOf(type: AnyContentType, values: Record<string, unknown>) {
  const first = (control: string) => {
    const name = type.listed.find((each: string) => type.fieldOf(each).control === control);
    return name && values[name] ? String(values[name]) : undefined;
  };
  return { picture: first("picture"), text: first("longText") };
}

function Step({
  action,
  to,
  isEnd,
  sign,
  label,
}: {
  action: string;
  to: number;
  isEnd: boolean;
  sign: string;
  label: string;
}) {
  if (isEnd) return <span className="w-8 max-sm:hidden" />;
  return (
    <PostButton
      action={action}
      fields={{ position: to }}
      className={`${buttonClasses.quiet} w-8 justify-center`}
    >
      <span aria-hidden="true" className="text-[0.9375rem]/none">
        {sign}
      </span>
      <span className="sr-only">{label}</span>
    </PostButton>
  );
}

/** Moving a row in the document blurs its grip: this restores the focus. */
function useKeptFocus(list: React.RefObject<HTMLElement>, liftedId: string | undefined) {
  useEffect(() => {
    if (!liftedId) return;
    const grip = list.current?.querySelector<HTMLElement>(`[data-grip="${liftedId}"]`);
    if (document.activeElement !== grip) grip?.focus();
  });
}

/**
 * Orders content by drag and drop or by keyboard: Space picks up and drops, the arrow keys move, Escape cancels.
 * `items` is the optimistic order during a move or a save; `announcement` is the text for screen readers.
 */
function useOrder(type: AnyContentType, stored: ListedContent[], list: RefObject<HTMLElement>) {
  const fetcher = useFetcher<{ message: string }>();
  const [sent, setSent] = useState<Lifted>();
  const isSending = fetcher.state !== "idle";
  const titleOf = ({ from }: Lifted) => stored[from]?.title ?? "";
  const placeInWords = (move: Lifted) => `${titleOf(move)}: number ${move.to + 1} of ${stored.length}.`;
  const { lifted, spoken, speak, dropAt, cancel, onKeyDown } = useKeyboardMove<Lifted>({
    lift(id) {
      const from = stored.findIndex((item) => item.id === id);
      return { from, to: from };
    },
    step(move, key) {
      const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : undefined;
      return by && stepped(move, by, stored.length);
    },
    drop: send,
    titleOf,
    pickedUp: (move) => `Up and down arrows move it, Space drops it, Escape cancels. ${placeInWords(move)}`,
    placeInWords,
  });
  const place = lifted ?? (isSending ? sent : undefined);
  const items = place ? arranged(stored, place) : stored;
  useSortableList(list, (from, before) => dropAt({ from, to: before > from ? before - 1 : before }));

  function send(move: Lifted) {
    const item = stored[move.from];
    if (!item || isSending) return;
    if (move.from === move.to) return cancel(move);
    setSent(move);
    speak("");
    fetcher.submit(
      { position: move.to, inline: "yes" },
      {
        method: "post",
        action: paths.admin.contentResources(paths.admin.content(type.collection, item.id)).place,
      },
    );
  }

  return {
    items,
    liftedId: lifted && stored[lifted.from]?.id,
    onKeyDown,
    /** Cancels the move when the focus leaves. */
    onBlur: () => cancel(),
    announcement: spoken || (isSending ? "Moving…" : (fetcher.data?.message ?? "")),
  };
}

/** A testimonial that is being moved: its index, and its target index. */
interface Lifted {
  from: number;
  to: number;
}

/** The list with one item moved. */
export function arranged<Item>(items: Item[], { from, to }: Lifted): Item[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** One place up or down, clamped to the list. */
export function stepped(lifted: Lifted, by: 1 | -1, count: number): Lifted {
  return { ...lifted, to: Math.min(Math.max(lifted.to + by, 0), count - 1) };
}
