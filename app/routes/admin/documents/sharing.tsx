import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { PreviewCard, readPreviewDays } from "#app/admin/publishing/preview-card.tsx";
import { requireShareable } from "#app/admin/publishing/requested-item.server.ts";
import { createPreviewLink, listPreviewLinks } from "#app/domain/publishing/preview-links.server.ts";
import { previewedTabs } from "#app/domain/settings/section.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { subject, resources, draftPath, mayUpdate } = await requireShareable(request, params, "read");
  return {
    draftPath,
    revoking: resources.previewLinks,
    links: await listPreviewLinks(subject),
    isSite: subject.kind === "settings",
    mayUpdate,
  };
}

/** Creates a preview link, whose address is shown only once. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, subject } = await requireShareable(request, params, "update");
  const days = readPreviewDays(await readForm(request));
  const { token } = await createPreviewLink(subject, days, staff);
  return data({ previewUrl: siteUrl + paths.preview(token) });
}

const previewedLabels = previewedTabs.map((tab) => tabs[tab].label).join(", ");

export default function Sharing() {
  const { draftPath, revoking, links, isSite, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <RoutePanel title="Preview links">
      {isSite ? (
        <p className="mb-5 max-w-[44em] text-muted">
          A preview link shows the whole site with the unpublished settings of these tabs: {previewedLabels}.
          It needs no account. Scripts of third parties do not run, and enquiries are not sent.
        </p>
      ) : null}
      <PreviewCard
        draftPath={draftPath}
        draftLabel={isSite ? "Preview the site" : "Open draft"}
        revoking={revoking}
        links={links}
        madeUrl={useActionData<typeof action>()?.previewUrl}
        mayShare={mayUpdate}
      />
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
