import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/admin/button.tsx";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { refuseHome } from "#app/admin/pages/page-requests.server.ts";
import { requirePage } from "#app/admin/publishing/requested-item.server.ts";
import { savePreset } from "#app/domain/pages/create-page.server.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { page } = await requirePage(request, params, "pages.update");
  refuseHome(page);
  return { title: page.title };
}

const nameSchema = z.string().trim().min(1).max(60);

/** POST creates a preset from the page's draft and redirects to the form for new pages. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  refuseHome(page);
  const name = nameSchema.catch(page.title).parse((await readForm(request)).get("name"));
  await savePreset(page, name, staff);
  return seeOther(paths.admin.newPage(page.language));
}

export default function Preset() {
  const { title } = useLoaderData<typeof loader>();
  const isSending = useNavigation().formData?.has("name") ?? false;
  return (
    <RoutePanel title="Save as preset">
      <Form method="post" replace className="grid gap-4">
        <p className="text-muted">New pages can begin with the blocks of this page’s draft.</p>
        <PlainField
          id="preset-name"
          name="name"
          label="Name of the preset"
          required
          maxLength={60}
          defaultValue={title}
        />
        <Button isSending={isSending} look="primary" className="justify-self-start">
          Save as preset
        </Button>
      </Form>
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
