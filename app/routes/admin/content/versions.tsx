import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, Section } from "#app/admin/admin-page.tsx";
import { requireContent } from "#app/admin/content/content-requests.server.ts";
import { messages } from "#app/admin/content/messages.ts";
import { MissingContent } from "#app/admin/content/missing-content.tsx";
import { messages as publishing } from "#app/admin/publishing/messages.ts";
import { previewPath } from "#app/admin/publishing/preview-card.tsx";
import { changeVersion, orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import { useRejectedFields } from "#app/admin/publishing/unsaved-texts.tsx";
import {
  FieldDifferences,
  firstToCompare,
  readVersionChoice,
  SideBySide,
  VersionTable,
} from "#app/admin/publishing/versions.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? messages.versionsOf(data.title) : messages.versions);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const { title, versions, publication } = orDeleted(await store.read(id), store.pathOf(id));
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const differences = from && to ? await store.compare(id, from, to) : undefined;
  return {
    screen: store.pathOf(id),
    title,
    versions,
    waiting: { scheduledAt: publication.scheduledAt, scheduledVersion: publication.scheduledVersion },
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

export const action = changeVersion;

export default function ContentVersions() {
  const { screen, title, versions, waiting, from, to, differences, sides, mayUpdate } =
    useLoaderData<typeof loader>();
  return (
    <AdminPage title={messages.versions} back={{ to: screen, label: title }}>
      <VersionTable
        action={paths.admin.contentResources(screen).versions}
        versions={versions}
        from={from}
        to={to}
        mayUpdate={mayUpdate}
        {...waiting}
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

/** Also answers a name for a version of an item in the trash. */
export function ErrorBoundary() {
  const [typed] = useRejectedFields();
  return <MissingContent texts={typed && [[publishing.nameLabel, typed[1]]]} />;
}
