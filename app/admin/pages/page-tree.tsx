import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { DotsIcon } from "#app/admin/dragging/use-drag.tsx";
import { UndoBar } from "#app/admin/flash-message.tsx";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { hiddenColumn, ListTable } from "#app/admin/lists.tsx";
import { Modal } from "#app/admin/modal.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { LanguageCells, LanguageLine, languageColumns } from "#app/admin/translations/language-cells.tsx";
import type { OtherLanguage } from "#app/admin/translations/other-languages.server.ts";
import { isHome } from "#app/domain/pages/home.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { addressesInWords, countPages, withPagesBelow } from "./messages.ts";
import { PageRow } from "./page-row.tsx";
import type { Lifted } from "./tree-move.ts";
import { useTreeMove } from "./use-tree-move.ts";

interface PageTreeProps {
  /** Each page directly before its children. */
  pages: PageTreeItem[];
  bulkForm: string;
  mayUpdate: boolean;
  /** Whether these are all pages: a filtered tree cannot be reordered. */
  isWhole: boolean;
  /** The order of the pages of the top level in the menu. */
  menuOrder: Settings["menu_order"];
  /** The languages of the site. */
  languages: SiteLanguage[];
  /** That of the pages. */
  language: ContentLanguage;
  /** The pages in the other languages, by id. */
  others: Record<string, OtherLanguage[]>;
}

/** The page tree with states and actions. */
export function PageTree({
  pages,
  bulkForm,
  mayUpdate,
  isWhole,
  menuOrder,
  languages,
  language,
  others,
}: PageTreeProps) {
  const tree = useRef<HTMLTableElement>(null);
  const home = pages.find(isHome);
  const move = useTreeMove(
    pages.filter((page) => page !== home),
    tree,
  );
  const hintId = useId();
  const byId = new Map(pages.map((page) => [page.id, page]));
  const lines = linesOf(move.lifted);
  const mayMove = mayUpdate && isWhole;
  const languagesOf = (page: PageTreeItem) => ({
    languages,
    own: language,
    others: others[page.id],
    screen: paths.admin.page(pageKey(page)),
  });

  return (
    <>
      <p id={hintId} className="sr-only">
        Press Space to pick up the page, then use the arrow keys.
      </p>
      {mayMove ? (
        <p className="mt-3 text-[0.75rem] text-muted">
          {menuOrder === "page-list"
            ? "This order applies to the menu, the footer and lists of pages."
            : "This order applies to subpages and lists. The main menu has its own order: pages with a role first, then the other top-level pages by address."}{" "}
          <TextLink to={`${paths.admin.settings("footer")}#setting-menu_order`}>Order of the menu</TextLink>
        </p>
      ) : null}
      <p
        role="status"
        className={`sticky top-0 z-10 min-h-5 bg-paper text-[0.75rem] ${move.isRefused ? "text-bad" : "text-muted"}`}
      >
        {move.announcement}
      </p>
      {move.question ? <ConfirmMove {...move.question} /> : null}
      {move.moved ? (
        <UndoBar key={move.moved.undo.fields.undo} undo={move.moved.undo}>
          {move.moved.message}
        </UndoBar>
      ) : null}
      <ListTable
        tableRef={tree}
        columns={[
          ["Page", "py-1.5 pr-4"],
          ["Status", "hidden pr-3 md:table-cell"],
          ["Path", "hidden pr-3 lg:table-cell"],
          ...languageColumns(languages, language),
          ["Updated", "hidden pr-3 xl:table-cell"],
          mayUpdate && hiddenColumn("Actions"),
        ]}
      >
        {home ? (
          <PageRow
            page={home}
            bulkForm={bulkForm}
            mayUpdate={mayUpdate}
            isLifted={false}
            handle={mayMove ? <span className="size-7 shrink-0" /> : null}
            languages={<LanguageLine {...languagesOf(home)} />}
          >
            <LanguageCells {...languagesOf(home)} />
          </PageRow>
        ) : null}
        {move.rows.map(({ id, level }) => {
          const page = byId.get(id);
          if (!page) return null;
          const isLifted = move.lifted?.branch[0]?.id === id;
          return (
            <PageRow
              key={id}
              page={{ ...page, level: isWhole ? level : 1 }}
              bulkForm={bulkForm}
              mayUpdate={mayUpdate}
              isLifted={move.lifted?.branch.some((row) => row.id === id) ?? false}
              dropLine={lines.get(id)}
              handle={
                mayMove ? (
                  <MoveHandle
                    id={id}
                    title={page.title}
                    isLifted={isLifted}
                    isDisabled={move.isSending}
                    describedBy={hintId}
                    onKeyDown={move.onKeyDown}
                    onBlur={move.onBlur}
                  />
                ) : null
              }
              languages={<LanguageLine {...languagesOf(page)} />}
            >
              <LanguageCells {...languagesOf(page)} />
            </PageRow>
          );
        })}
      </ListTable>
    </>
  );
}

/** The line that shows the drop position, by the row beside the gap. */
function linesOf(lifted: Lifted | undefined): Map<string, { side: "above" | "below"; level: number }> {
  if (!lifted) return new Map();
  const { rest, gap, level } = lifted;
  const [below, above] = [rest[gap], rest[gap - 1]];
  if (below) return new Map([[below.id, { side: "above" as const, level }]]);
  return new Map(above ? [[above.id, { side: "below" as const, level }]] : []);
}

interface ConfirmMoveProps {
  title: string;
  /** The number of public addresses that would change. */
  addresses: number;
  confirm: () => void;
  cancel: () => void;
}

/** Asks for confirmation before a move changes several public addresses. */
function ConfirmMove({ title, addresses, confirm, cancel }: ConfirmMoveProps) {
  return (
    <Modal
      title={`Move ${withPagesBelow(title, addresses - 1)}?`}
      titleClassName="text-base font-semibold"
      onClose={cancel}
      className="max-w-[480px] p-5"
    >
      <p className="mt-2">{addressesInWords(addresses)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={confirm} look="primary">
          Move {countPages(addresses)}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </Modal>
  );
}

interface MoveHandleProps {
  id: string;
  title: string;
  isLifted: boolean;
  isDisabled: boolean;
  describedBy: string;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onBlur: () => void;
}

/** The handle to drag a page, or to move it by keyboard. Requires JavaScript. */
function MoveHandle({ id, title, isLifted, isDisabled, describedBy, onKeyDown, onBlur }: MoveHandleProps) {
  return (
    <button
      type="button"
      data-grip=""
      onKeyDown={(event) => onKeyDown(event, id)}
      onBlur={onBlur}
      aria-label={`Move ${title}`}
      aria-describedby={describedBy}
      aria-pressed={isLifted}
      aria-disabled={isDisabled}
      className={`grid size-7 shrink-0 cursor-grab place-items-center rounded-[2px] text-muted hover:text-ink active:cursor-grabbing aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper ${focusRing} -outline-offset-2`}
    >
      <DotsIcon />
    </button>
  );
}
