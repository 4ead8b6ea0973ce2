import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, Section } from "#app/admin/admin-page.tsx";
import { requireContent } from "#app/admin/content/content-requests.server.ts";
import { messages } from "#app/admin/content/messages.ts";
import { previewPath } from "#app/admin/publishing/preview-card.tsx";
import {
  FieldDifferences,
  firstToCompare,
  readVersionChoice,
  SideBySide,
  VersionTable,
} from "#app/admin/publishing/versions.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { orNotFound, positionParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? messages.versionsOf(data.title) : messages.versions);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const { title, versions } = orNotFound(await store.read(id));
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const differences = from && to ? await store.compare(id, from, to) : undefined;
  return {
    screen: store.pathOf(id),
    title,
    versions,
    from: from ?? firstToCompare(versions),
    to: to ?? ("draft" as const),
    differences,
    sides: [from, to].map((which) => ({
      title: typeof which === "number" ? messages.version(which) : messages.theDraft,
      src: previewPath(type, id, which === "draft" ? undefined : which),
    })),
    mayUpdate: allows(staff.role, `${type.policies}.update`),
  };
}

/** Names a version, or restores it as the draft. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id } = await requireContent(request, params, "update");
  const form = await readForm(request);
  const number = positionParam(String(form.get("number")));
  if (form.get("intent") === "restore") {
    orNotFound(await store.restoreVersion(id, number, staff));
    return seeOther(store.pathOf(id));
  }
  await store.nameVersion(id, number, String(form.get("name") ?? "").slice(0, 80), staff);
  const { versions } = paths.admin.contentResources(store.pathOf(id));
  return seeOther(versions);
}

export default function ContentVersions() {
  const { screen, title, versions, from, to, differences, sides, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={messages.versions} back={{ to: screen, label: title }}>
      <VersionTable
        action={paths.admin.contentResources(screen).versions}
        versions={versions}
        from={from}
        to={to}
        mayUpdate={mayUpdate}
      />
      {differences && from && to ? (
        <div className="mt-10">
          <div className="max-w-[940px]">
            <Section
              title={to === "draft" ? messages.fromVersionToDraft(from) : messages.fromVersionTo(from, to)}
            >
              {differences.length > 0 ? (
                <FieldDifferences fields={differences} />
              ) : (
                <p className="text-muted">{messages.noChanges}</p>
              )}
            </Section>
          </div>
          <SideBySide sides={sides} />
        </div>
      ) : null}
    </AdminPage>
  );
}
