import { Link } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { dropMarks } from "#app/admin/dragging/use-sortable-list.ts";
import { OwnPicture } from "#app/admin/own-picture.tsx";
import { DotsIcon } from "#app/admin/pages/icons.tsx";
import { PageStatusMark } from "#app/admin/pages/page-status-mark.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { ListedTestimonial } from "#app/domain/testimonials/edit-testimonials.server.ts";
import { paths } from "#app/http/paths.ts";
import { useOrder } from "./use-order.ts";

interface TestimonialListProps {
  testimonials: ListedTestimonial[];
  mayUpdate: boolean;
}

/** Testimonials in the order of the site, to be put into another. */
export function TestimonialList({ testimonials, mayUpdate }: TestimonialListProps) {
  const list = useRef<HTMLOListElement>(null);
  const order = useOrder(testimonials, list);
  useKeptFocus(list, order.liftedId);
  return (
    <div className="max-w-[1180px]">
      <p role="status" className="min-h-5 text-[0.75rem] text-muted">
        {order.announcement}
      </p>
      <ol ref={list} className="border-t border-line">
        {order.items.map((testimonial, position) => (
          <Row
            key={testimonial.id}
            testimonial={testimonial}
            position={position}
            count={order.items.length}
            isLifted={order.liftedId === testimonial.id}
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
  testimonial: ListedTestimonial;
  /** Counts from 0. */
  position: number;
  count: number;
  isLifted: boolean;
  mayUpdate: boolean;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onBlur: () => void;
}

function Row({ testimonial, position, count, isLifted, mayUpdate, onKeyDown, onBlur }: RowProps) {
  const { id, name, company, testimonial: words, avatar, statuses, scheduledAt } = testimonial;
  const who = name || "Without a name";
  return (
    <li
      className={`flex items-center gap-2 border-b border-line py-1.5 hover:bg-sand sm:gap-3 ${dropMarks} ${isLifted ? "bg-sand outline-2 -outline-offset-2 outline-ink" : ""}`}
    >
      {mayUpdate ? (
        <button
          type="button"
          data-grip={id}
          aria-label={`Move ${who}`}
          aria-pressed={isLifted}
          onKeyDown={(event) => onKeyDown(event, id)}
          onBlur={onBlur}
          className={`grid size-7 shrink-0 cursor-grab place-items-center rounded-[2px] text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper noscript:hidden ${focusRing} -outline-offset-2`}
        >
          <DotsIcon />
        </button>
      ) : null}
      <span className="mono w-5 shrink-0 text-muted max-sm:hidden" aria-hidden="true">
        {String(position + 1).padStart(2, "0")}
      </span>
      <span className="size-8 shrink-0 overflow-hidden rounded-[2px] bg-sand">
        {avatar ? <OwnPicture src={avatar} /> : null}
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <Link
            to={paths.admin.testimonial(id)}
            dir="auto"
            className={`font-semibold wrap-anywhere hover:underline ${focusRing}`}
          >
            {[who, company].filter(Boolean).join(", ")}
          </Link>
          <span className="text-[0.75rem]">
            <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
          </span>
        </p>
        <p dir="auto" className="line-clamp-1 text-muted wrap-anywhere">
          {words || "No words yet"}
        </p>
      </div>
      {mayUpdate ? (
        <div className="flex shrink-0 max-sm:flex-col">
          <Step id={id} to={position - 1} isEnd={position === 0} sign="↑" label={`Move ${who} up`} />
          <Step
            id={id}
            to={position + 1}
            isEnd={position === count - 1}
            sign="↓"
            label={`Move ${who} down`}
          />
        </div>
      ) : null}
    </li>
  );
}

function Step({
  id,
  to,
  isEnd,
  sign,
  label,
}: {
  id: string;
  to: number;
  isEnd: boolean;
  sign: string;
  label: string;
}) {
  if (isEnd) return <span className="w-8 max-sm:hidden" />;
  return (
    <PostButton
      action={paths.admin.testimonialPlace(id)}
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

/** A row that moves is put elsewhere in the document, which takes the keyboard off its grip: it is given back. */
function useKeptFocus(list: React.RefObject<HTMLElement>, liftedId: string | undefined) {
  useEffect(() => {
    if (!liftedId) return;
    const grip = list.current?.querySelector<HTMLElement>(`[data-grip="${liftedId}"]`);
    if (document.activeElement !== grip) grip?.focus();
  });
}
