import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { changeVersion } from "#app/admin/publishing/change-version.server.ts";
import {
  FieldDifferences,
  firstToCompare,
  readVersionChoice,
  VersionTable,
} from "#app/admin/publishing/versions.tsx";
import { requireTab } from "#app/admin/settings/requested-tab.server.ts";
import { tabTypeOf } from "#app/admin/settings/setting-tab-type.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { fieldDifferencesInWords } from "#app/domain/documents/differences.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, tab, language, store, screen } = await requireTab(request, params, "read");
  const { id } = await store.find();
  const versions = await store.listVersions(id);
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const [before, after] = await Promise.all([
    from ? store.findDraft(id, from) : undefined,
    to ? store.findDraft(id, to === "draft" ? undefined : to) : undefined,
  ]);
  return {
    action: paths.admin.contentResources(screen).versions,
    versions,
    from: from ?? firstToCompare(versions),
    to: to ?? ("draft" as const),
    differences: before && after && fieldDifferencesInWords(before, after, tabTypeOf({ tab, language })),
    mayUpdate: allows(staff.role, tabs[tab].save),
  };
}

/** Names a version, or restores it as the draft, which Save then makes public. */
export const action = changeVersion;

export default function SettingsVersions() {
  const { differences, ...table } = useLoaderData<typeof loader>();
  return (
    <RoutePanel title="Versions" isWide>
      <VersionTable {...table} scheduledAt={null} scheduledVersion={null} />
      {differences ? (
        <div className="mt-10 max-w-[940px]">
          <Section title="Differences">
            {differences.length > 0 ? (
              <FieldDifferences fields={differences} />
            ) : (
              <p className="text-muted">No changes.</p>
            )}
          </Section>
        </div>
      ) : null}
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
