import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messages } from "#app/admin/account/messages.ts";
import { AddPasskey } from "#app/admin/account/passkeys.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { deviceName } from "#app/domain/accounts/device.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta(messages.addAPasskey);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "account.update");
  return { suggestedName: deviceName(request.headers.get("User-Agent")) };
}

export default function NewPasskey() {
  const { suggestedName } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={messages.addAPasskey} back={{ to: paths.admin.account(), label: messages.yourAccount }}>
      <p className="mb-5 max-w-[520px] text-muted">{messages.yourBrowserAsksWhereTo}</p>
      <AddPasskey suggestedName={suggestedName} />
    </AdminPage>
  );
}
