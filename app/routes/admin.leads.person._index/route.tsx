import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { SearchBox } from "#app/admin/search-box.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { findPerson } from "#app/domain/leads/person.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { PersonData } from "./person-data.tsx";

export const meta: MetaFunction = () => adminMeta("A person’s data");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.export");
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, 254);
  return {
    query,
    leads: query ? await findPerson(query) : [],
    erased: Number(searchParams.get("erased") ?? 0) || 0,
    mayErase: allows(staff.role, "leads.erase"),
  };
}

export default function Person() {
  const { query, leads, erased, mayErase } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="A person’s data" back={{ to: paths.admin.leads(), label: "Leads" }}>
      <SearchBox
        action={paths.admin.leadPerson()}
        query={query}
        label="E-mail address or phone number"
        placeholder="E-mail address or phone number"
      />
      {erased > 0 ? (
        <p role="status" className="mt-4 text-good">
          {erased === 1 ? "1 lead is erased" : `${erased} leads are erased`}; the files follow within a
          minute.
        </p>
      ) : null}
      {leads.length > 0 ? (
        <PersonData query={query} leads={leads} mayErase={mayErase} />
      ) : (
        <NobodyYet query={query} />
      )}
    </AdminPage>
  );
}

function NobodyYet({ query }: { query: string }) {
  if (query) {
    return (
      <EmptyState title={`Nothing is stored of “${query}”`}>
        <p>
          The whole address or number is needed; a name finds nothing here. Leads that were erased are gone.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Whose data?">
      <p>
        By the e-mail address or phone number of a person you find everything they have sent, export it as one
        file with all attachments, and erase it for good.
      </p>
    </EmptyState>
  );
}
