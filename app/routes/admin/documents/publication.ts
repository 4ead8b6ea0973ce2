import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent, publicationResults } from "#app/admin/content/content-requests.server.ts";
import { refuseHome } from "#app/admin/pages/page-requests.server.ts";
import {
  orDeleted,
  redirectToItem,
  requireItem,
  settingsType,
} from "#app/admin/publishing/requested-item.server.ts";
import { publishTab } from "#app/admin/settings/publish-tab.server.ts";
import { withCurrentBlocks } from "#app/blocks/read-blocks.ts";
import { waitForContentChanges } from "#app/domain/content/content-version.server.ts";
import { listLinksTo } from "#app/domain/pages/links-here.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { listHiddenWith } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { readWaitingChoice } from "#app/domain/publishing/publication.ts";
import { readWrite } from "#app/http/redirect-to.server.ts";
import { paths, withParameter } from "#app/paths/paths.ts";

export const loader = redirectToItem;

/**
 * POST publishes the draft or, with `republish`, the last published version; DELETE unpublishes, with a confirmation if
 * more than one public page is affected or something links to it. All are idempotent. Redirects to the screen of the
 * page or item, or to its list (`back=list`), which offers to undo. If publishing fails, the screen shows the reason.
 * POST of a settings tab saves it. Visitors get the result as soon as the request is answered.
 */
export async function action(args: ActionFunctionArgs) {
  const answer = await write(args);
  await waitForContentChanges(); // scripts fetch this without Remix, see `handleDataRequest`
  return answer;
}

async function write({ request, params }: ActionFunctionArgs) {
  if (params.type === settingsType) return publishTab(request, params.id);
  const { staff, store, id, page, screen, list } = await requireItem(request, params, "publish");
  const { form, isDelete } = await readWrite(request);
  const back = form.get("back") === "list" ? list : screen;
  if (isDelete) {
    if (page) refuseHome(page);
    if (page && !form.has("confirmed") && (await needsConfirmation(page))) {
      const question = paths.admin.unpublish(pageKey(page)) + (back === list ? "?back=list" : "");
      return answerContent(request, question, { status: "unconfirmed" });
    }
    orDeleted(await store.unpublish(id, staff), screen);
    const notice = page?.isPublished === false ? back : withParameter(back, `unpublished=${id}`);
    return answerContent(request, notice, { status: "unpublished" });
  }
  if (form.has("republish")) {
    orDeleted(await store.republish(id, staff), screen);
    return answerContent(request, back, { status: "published" });
  }
  const baseVersion = Number(form.get("baseVersion")) || undefined;
  const waiting = readWaitingChoice(form);
  const outcome = orDeleted(await store.publish(id, staff, baseVersion, waiting), screen);
  if ("row" in outcome) {
    const { stored } = outcome;
    const { version, scheduledAt, draft } = outcome.row;
    const state = { version, scheduledAt, isChanged: draft !== null };
    return answerContent(request, back, {
      status: outcome.status,
      ...state,
      stored: { draft: withCurrentBlocks(stored.draft), published: stored.published },
    });
  }
  const refused = publicationResults[outcome.status];
  return answerContent(request, `${screen}?refused=${refused}`, outcome);
}

/** Whether unpublishing hides other pages, too, or leaves links that lead nowhere. */
async function needsConfirmation(page: Page): Promise<boolean> {
  if (!page.isPublished) return false;
  return (await listHiddenWith(page)).length > 1 || (await listLinksTo(page)).length > 0;
}
