import type { Staff } from "#app/domain/accounts/account.ts";
import { publishingActionsOf } from "#app/domain/publishing/publishing-actions.server.ts";
import { paths } from "#app/http/paths.ts";
import type { PageDraft } from "./draft.ts";
import { isHome } from "./home.ts";
import { type MissingInBlocks, missingInDraft } from "./missing.ts";
import { findPage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

/** Draft, publication, schedule and versions of pages, by id, as the stores of content types have them. */
export function pageStoreWith(missingInBlocks: MissingInBlocks) {
  const actions = publishingActionsOf<Page, PageDraft>({
    publishable: publishablePage,
    missingIn: (draft, page, tx) => missingInDraft(page, draft, missingInBlocks, tx),
    find: (id) => findPage({ id }),
    titleOf: ({ title }) => title,
    screenOf: ({ slug }) => paths.admin.page(slug),
  });
  return {
    ...actions,
    find: (id: string) => findPage({ id }),
    /** Unpublishes a page and thereby its descendants. Idempotent. Undefined for a deleted page and for the home page. */
    async unpublish(id: string, by: Staff): Promise<Page | undefined> {
      const page = await findPage({ id });
      return page && !isHome(page) ? actions.unpublish(id, by) : undefined;
    },
  };
}
