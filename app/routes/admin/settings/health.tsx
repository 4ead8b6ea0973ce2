import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { Button } from "#app/admin/button.tsx";
import { HealthFindings } from "#app/admin/health/health-findings.tsx";
import { TabPage } from "#app/admin/settings/setting-tabs.tsx";
import { checkHealth } from "#app/domain/health/health.server.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Health");

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "health.check");
  return { visibleTabs: visibleTabs(role) };
}

/** Runs the checks: they store and delete an object and sign in to the mail server, so they need a POST. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "health.check");
  return data({ findings: await checkHealth() }, { headers: privateHeaders });
}

export default function Health() {
  const { visibleTabs } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const isChecking = useNavigation().formAction === paths.admin.health();
  return (
    <TabPage title="Health" visibleTabs={visibleTabs}>
      <div>
        <p className="max-w-[64ch]">
          Checks the database, file storage, mail server and settings, and the site as visitors reach it. It
          can take up to 20 seconds and sends no mail.
        </p>
        <Form method="post" className="mt-3">
          <Button look="primary" aria-disabled={isChecking}>
            {isChecking ? "Checking…" : "Run checks"}
          </Button>
        </Form>
      </div>
      <div aria-live="polite">{result ? <HealthFindings findings={result.findings} /> : null}</div>
    </TabPage>
  );
}
