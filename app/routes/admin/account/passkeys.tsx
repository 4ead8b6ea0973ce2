import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddPasskey } from "#app/admin/account/passkeys.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { deviceName } from "#app/domain/accounts/device.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Add a passkey");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "account.update");
  return { suggestedName: deviceName(request.headers.get("User-Agent")) };
}

export default function NewPasskey() {
  const { suggestedName } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Add a passkey" back={{ to: paths.admin.account(), label: "Your account" }}>
      <p className="mb-5 max-w-[520px] text-muted">
        Your browser asks where to save the passkey: on this device, in a password manager, on a phone or on a
        security key. The private key never leaves it.
      </p>
      <AddPasskey suggestedName={suggestedName} />
    </AdminPage>
  );
}
