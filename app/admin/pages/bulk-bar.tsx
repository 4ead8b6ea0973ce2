import { Form, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { Button, ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import { countPages, messages } from "./messages.ts";

/** The result of a bulk action on pages. */
export type BulkAnswer =
  | { status: "none-selected" }
  /** Asks for confirmation, nothing is saved yet: `hidden` pages would become private. */
  | { status: "unconfirmed"; selected: number; hidden: number; pageIds: string[] }
  | {
      status: "done";
      verb: "published" | "unpublished";
      done: number;
      refused: { key: string; title: string; reason: string }[];
      /** The number of selected pages that someone else has deleted. */
      deleted: number;
      /** The pages to republish on undo. */
      undo: string[];
    };

interface BulkBarProps {
  formId: string;
  /** The number of pages in the tree. */
  rows: number;
  answer?: BulkAnswer;
  /** The address of the list. */
  list: string;
}

/** Publishes and unpublishes the selected pages. */
export function BulkBar({ formId, rows, answer, list }: BulkBarProps) {
  const isSending = useNavigation().formData?.has("bulk") ?? false;
  const { selected, isAll, selectAll } = useSelection(formId, rows);
  const isNone = selected === 0;
  return (
    <div className="sticky bottom-0 z-20 -mx-2 mt-4 border-t border-line bg-paper px-2 py-3">
      <Form id={formId} method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
        {selected === undefined ? null : (
          <label className="mr-2 flex items-center gap-2 text-[0.8125rem]">
            <input
              type="checkbox"
              checked={isAll}
              onChange={(event) => selectAll(event.currentTarget.checked)}
              className={`size-3.5 accent-ink max-md:size-5 ${focusRing}`}
            />
            Select all
          </label>
        )}
        <span id={`${formId}-count`} className="text-[0.75rem] text-muted">
          {selected === undefined ? "With selected pages:" : `${countPages(selected)} selected`}
        </span>
        {(["publish", "unpublish"] as const).map((verb) => (
          <Button
            key={verb}
            name="bulk"
            value={verb}
            isSending={isSending}
            disabled={isNone}
            aria-describedby={`${formId}-count`}
          >
            {verb === "publish" ? "Publish selected" : "Unpublish selected"}
          </Button>
        ))}
      </Form>
      <div role="status" className="mt-2 text-[0.8125rem] empty:hidden">
        {answer ? <Outcome answer={answer} list={list} /> : null}
      </div>
    </div>
  );
}

function Outcome({ answer, list }: { answer: BulkAnswer; list: string }) {
  switch (answer.status) {
    case "none-selected":
      return <p className="text-muted">Select at least one page.</p>;
    case "unconfirmed":
      return (
        <>
          <p>{questionFor(answer)} Visitors get “not found” until you publish them again.</p>
          <Form method="post" preventScrollReset className="mt-2 flex flex-wrap gap-2">
            <PageIds ids={answer.pageIds} />
            <input type="hidden" name="confirmed" value="yes" />
            <Button name="bulk" value="unpublish" look="primary">
              {messages.unpublish(countPages(answer.hidden))}
            </Button>
            <ButtonLink to={list} preventScrollReset>
              Cancel
            </ButtonLink>
          </Form>
        </>
      );
    case "done":
      return <Done {...answer} />;
  }
}

function questionFor({ selected, hidden }: { selected: number; hidden: number }): string {
  const below = hidden - selected;
  return below > 0
    ? `Unpublish the selected ${countPages(selected)} and ${countPages(below)} below?`
    : `Unpublish ${countPages(hidden)}?`;
}

function Done({ verb, done, refused, deleted, undo }: Extract<BulkAnswer, { status: "done" }>) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className={done > 0 ? "text-good" : "text-muted"}>
          {countPages(done)} {verb}.
        </p>
        {undo.length > 0 ? (
          <Form method="post" preventScrollReset>
            <PageIds ids={undo} />
            <Button name="bulk" value="republish">
              Undo
            </Button>
          </Form>
        ) : null}
      </div>
      {refused.length > 0 ? (
        <ul className="mt-1 grid gap-0.5">
          {refused.map(({ key, title, reason }) => (
            <li key={key}>
              <TextLink to={paths.admin.page(key)}>{title}</TextLink>{" "}
              <span className="text-bad">{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {deleted > 0 ? (
        <p className="mt-1">
          <span className="text-bad">{messages.deletedMeanwhile(deleted)}</span>{" "}
          <TextLink to={paths.admin.trash()}>Trash</TextLink>
        </p>
      ) : null}
    </>
  );
}

function PageIds({ ids }: { ids: string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="pageId" value={id} />);
}

/**
 * The checkboxes of a form that are elsewhere on the screen: how many are selected, and a function that selects all.
 * `selected` is undefined until hydration. `rows` is their number.
 */
function useSelection(formId: string, rows: number) {
  const [state, setState] = useState<{ selected: number; total: number }>();

  const count = useCallback(() => {
    const boxes = boxesOf(formId);
    setState({ selected: boxes.filter(({ checked }) => checked).length, total: boxes.length });
  }, [formId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows means other checkboxes
  useEffect(count, [count, rows]);
  useEffect(() => {
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [count]);

  function selectAll(checked: boolean) {
    for (const box of boxesOf(formId)) box.checked = checked;
    count();
  }

  return {
    selected: state?.selected,
    isAll: state !== undefined && state.selected === state.total,
    selectAll,
  };
}

function boxesOf(formId: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${formId}"]`)];
}
