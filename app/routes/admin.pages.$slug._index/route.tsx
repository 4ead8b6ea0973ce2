import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { AddressForm } from "#app/admin/pages/details/address-form.tsx";
import { FieldsForm } from "#app/admin/pages/details/fields-form.tsx";
import { LinksHere, RedirectsHere } from "#app/admin/pages/details/leading-here.tsx";
import { MoreActions } from "#app/admin/pages/details/more-actions.tsx";
import { PreviewCard } from "#app/admin/publishing/preview-card.tsx";
import { PublicationCard } from "#app/admin/publishing/publication-card.tsx";
import { ScheduleCard } from "#app/admin/publishing/schedule-card.tsx";
import { scheduleProblem } from "#app/admin/publishing/schedule-problem.ts";
import { seenVersion } from "#app/admin/publishing/seen-version.ts";
import { VersionList } from "#app/admin/publishing/version-list.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { siteUrl } from "#app/http/site-url.server.ts";
import { changeAddress, makePreviewLink, saveFields } from "./intents.server.ts";
import { readDetails } from "./read-details.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.details.page.title ?? "Page");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const { searchParams } = new URL(request.url);
  const refused = searchParams.get("refused");
  return {
    details: found(await readDetails(found(params.slug))),
    siteUrl,
    mayUpdate: allows(staff.role, "pages.update"),
    mayPublish: allows(staff.role, "pages.publish"),
    refused: refused === "missing" || refused === "changed" ? (refused as "missing" | "changed") : undefined,
    scheduleProblem: scheduleProblem(searchParams),
  };
}

/** Saves the fields, changes the address, or makes a preview link, as the form's `intent` says. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "address": {
      const outcome = await changeAddress(form, staff);
      if ("moved" in outcome)
        return redirect(paths.admin.page(outcome.moved), { status: 303, headers: privateHeaders });
      return data({ address: outcome }, { status: outcome.theirs ? 409 : 400 });
    }
    case "preview-link":
      return data({ previewUrl: await makePreviewLink(form, request, staff) });
    default: {
      const fields = await saveFields(form, staff);
      return data({ fields }, { status: statuses[fields.status] });
    }
  }
}

const statuses = { saved: 200, invalid: 400, conflict: 409, gone: 410 };

export default function PageDetails() {
  const { details, siteUrl, mayUpdate, mayPublish, refused, scheduleProblem } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [isUnsaved, setUnsaved] = useState(false);
  const { page, row, fields } = details;
  const saved = answer && "fields" in answer ? answer.fields : undefined;
  const version = seenVersion(page.version, saved);
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
      <div key={page.id} className="grid gap-x-12 lg:grid-cols-[minmax(0,760px)_340px]">
        <div>
          <FieldsForm
            pageId={page.id}
            path={page.path}
            siteUrl={siteUrl}
            fields={fields}
            version={page.version}
            saveId={details.saveId}
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
          {mayUpdate ? <MoreActions slug={slug} title={page.title} /> : null}
        </div>
        <div className="max-lg:mt-8">
          <PublicationCard
            {...page}
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
            refused={refused}
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
            problem={scheduleProblem}
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
