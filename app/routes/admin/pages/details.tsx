import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { contentStatuses } from "#app/admin/content/save-content.server.ts";
import { useAnswer } from "#app/admin/live/use-answer.ts";
import { readChangeNotice } from "#app/admin/pages/change-notice.server.ts";
import { AddressForm } from "#app/admin/pages/details/address-form.tsx";
import { FieldsForm } from "#app/admin/pages/details/fields-form.tsx";
import {
  changeAddress,
  changeMenus,
  makePreviewLink,
  saveDetails,
} from "#app/admin/pages/details/intents.server.ts";
import { LinksHere, RedirectsHere } from "#app/admin/pages/details/leading-here.tsx";
import { MenuForm, menuState } from "#app/admin/pages/details/menu-form.tsx";
import { MoreActions } from "#app/admin/pages/details/more-actions.tsx";
import { readDetails } from "#app/admin/pages/details/read-details.server.ts";
import { ChangeNoticeBar } from "#app/admin/publishing/change-notice-bar.tsx";
import { PreviewCard } from "#app/admin/publishing/preview-card.tsx";
import { PublicationCard } from "#app/admin/publishing/publication-card.tsx";
import { ScheduleCard } from "#app/admin/publishing/schedule-card.tsx";
import { scheduleProblem } from "#app/admin/publishing/schedule-problem.ts";
import { useSeenVersion } from "#app/admin/publishing/use-seen-version.ts";
import { VersionList } from "#app/admin/publishing/version-list.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { siteUrl } from "#app/http/site-url.server.ts";
import { shareCardOf } from "#app/site/discovery/share-card.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.details.page.title ?? "Page");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const { searchParams } = new URL(request.url);
  const refused = searchParams.get("refused");
  const details = found(await readDetails(found(params.slug)));
  return {
    details,
    siteUrl,
    shareCard: await shareCardOf(await getSettings(), details.card),
    notice: await readChangeNotice(request, staff, "page"),
    isNotUndone: searchParams.has("not-undone"),
    areMenusSaved: searchParams.has("menus-saved"),
    mayUpdate: allows(staff.role, "pages.update"),
    mayPublish: allows(staff.role, "pages.publish"),
    refused,
    scheduleProblem: scheduleProblem(searchParams),
  };
}

/** Saves the fields, changes the address or the menu settings, or makes a preview link, as the form's `intent` says. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const form = await readForm(request);
  if (form.has("publish")) await requireStaff(request, "pages.publish");
  switch (form.get("intent")) {
    case "address": {
      const outcome = await changeAddress(form, staff);
      if ("moved" in outcome)
        return redirect(`${paths.admin.page(outcome.moved)}?moved=${outcome.changeId}`, {
          status: 303,
          headers: privateHeaders,
        });
      const status = outcome.addresses ? 200 : outcome.theirs ? 409 : 400;
      return data({ address: outcome }, { status });
    }
    case "menus": {
      const outcome = await changeMenus(form, staff);
      if (outcome.status === 303)
        return redirect(`${paths.admin.page(outcome.slug)}?menus-saved`, {
          status: 303,
          headers: privateHeaders,
        });
      return data({ menus: { message: outcome.message } }, { status: outcome.status });
    }
    case "preview-link":
      return data({ previewUrl: await makePreviewLink(form, found(params.slug), staff) });
    default: {
      const fields = await saveDetails(form, staff);
      return data({ fields }, { status: contentStatuses[fields.status] });
    }
  }
}

export default function PageDetails() {
  const { details, siteUrl, mayUpdate, mayPublish, ...loaded } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const [isUnsaved, setUnsaved] = useState(false);
  const { page, row, fields } = details;
  const saved = answer && "fields" in answer ? answer.fields : undefined;
  const version = useSeenVersion(page.version, isUnsaved, saved);
  const refused = saved?.publication ?? loaded.refused;
  const { slug } = page;
  return (
    <AdminPage
      title={page.title || "Untitled"}
      back={{ to: paths.admin.pages(), label: "Pages" }}
      actions={
        mayUpdate ? (
          <Link to={paths.admin.edit(slug)} className={buttonClasses.plain}>
            Edit blocks
          </Link>
        ) : null
      }
    >
      <ChangeNoticeBar notice={loaded.notice} isNotUndone={loaded.isNotUndone} />
      <div key={page.id} className="grid gap-x-12 lg:grid-cols-[minmax(0,760px)_340px]">
        <div>
          <FieldsForm
            pageId={page.id}
            path={page.path}
            siteUrl={siteUrl}
            shareCard={loaded.shareCard}
            fields={fields}
            version={page.version}
            bases={details.bases}
            answer={saved}
            isReadOnly={!mayUpdate}
            onUnsaved={setUnsaved}
          />
          <AddressForm
            key={`${slug} ${page.parentSlug}`}
            pageId={page.id}
            slug={slug}
            parentSlug={page.parentSlug}
            parents={details.parents}
            below={details.below}
            isKnown={page.isPublished || row.publishedAt !== null}
            answer={answer && "address" in answer ? answer.address : undefined}
            isReadOnly={!mayUpdate}
          />
          <MenuForm
            key={menuState(page)}
            pageId={page.id}
            role={page.role}
            inMenus={page.inMenus}
            holders={details.roleHolders}
            answer={answer && "menus" in answer ? answer.menus : undefined}
            isSaved={loaded.areMenusSaved}
            isReadOnly={!mayUpdate}
          />
          {mayUpdate ? <MoreActions slug={slug} title={page.title} /> : null}
        </div>
        <div className="max-lg:mt-8">
          <PublicationCard
            {...page}
            formId={`page-${page.id}`}
            version={version}
            isUnsaved={isUnsaved}
            thing="page"
            publishedAt={row.publishedAt}
            draftBy={details.draftBy}
            missing={(mayUpdate ? details.missing : []).map(({ blockId, path, message }) => ({
              message,
              to: blockId ? `${paths.admin.edit(slug)}#block-${blockId}` : `#page-${path[0]}`,
            }))}
            addresses={{ publication: paths.admin.publication(slug), draft: paths.admin.draft(slug) }}
            mayPublish={mayPublish}
            refused={refused === "missing" || refused === "changed" ? refused : undefined}
          />
          <ScheduleCard
            action={paths.admin.schedule(slug)}
            version={version}
            isUnsaved={isUnsaved}
            scheduledAt={row.scheduledAt}
            scheduledVersion={row.scheduledVersion}
            isLate={page.isLate}
            failure={row.scheduleFailure}
            maySchedule={mayPublish}
            problem={loaded.scheduleProblem}
          />
          <PreviewCard
            draftPath={paths.pagePreview(page.id)}
            revoking={paths.admin.previewLinks(slug)}
            links={details.previewLinks}
            madeUrl={answer && "previewUrl" in answer ? answer.previewUrl : undefined}
            mayShare={mayUpdate}
          />
          <VersionList to={paths.admin.versions(slug)} versions={details.versions} />
          <LinksHere links={details.linksHere} />
          <RedirectsHere redirects={details.redirectsHere} />
        </div>
      </div>
    </AdminPage>
  );
}
