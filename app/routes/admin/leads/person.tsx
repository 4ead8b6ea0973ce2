import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { PersonData } from "#app/admin/leads/person-data.tsx";
import { SearchBox } from "#app/admin/lists.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { findPerson } from "#app/domain/leads/person.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Data requests");

const refusals: Record<string, string | undefined> = {
  password: "Wrong password. Nothing was erased. Enter your own password to confirm.",
  "password-limit": "Too many wrong passwords. Nothing was erased. Try again in a few minutes.",
};

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.export");
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, 254);
  return {
    query,
    leads: query ? await findPerson(query) : [],
    erased: Number(searchParams.get("erased") ?? 0) || 0,
    isNoneTicked: searchParams.has("none"),
    selected: searchParams.get("selected")?.split(","),
    refusal: refusals[searchParams.get("refused") ?? ""],
    mayErase: allows(staff.role, "leads.erase"),
  };
}

export default function Person() {
  const { query, leads, erased, isNoneTicked, selected, refusal, mayErase } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Data requests" back={{ to: paths.admin.leads(), label: "Leads" }}>
      <SearchBox
        action={paths.admin.leadPerson()}
        query={query}
        label="Email address or phone number"
        placeholder="Email address or phone number"
      />
      {erased > 0 ? (
        <p role="status" className="mt-4 text-good">
          {messages.leadsErased(erased)}. Files are deleted within a minute.
        </p>
      ) : null}
      {isNoneTicked ? (
        <p role="alert" className="mt-4 text-bad">
          No lead selected. Select at least one lead.
        </p>
      ) : null}
      {leads.length > 0 ? (
        <PersonData query={query} leads={leads} selected={selected} refusal={refusal} mayErase={mayErase} />
      ) : (
        <NobodyYet query={query} />
      )}
    </AdminPage>
  );
}

function NobodyYet({ query }: { query: string }) {
  if (query) {
    return (
      <EmptyState title={`No data found for “${query}”`}>
        Enter a complete email address or phone number. You cannot search by name here.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Find a person">
      Search by email address or phone number to see everything a person has sent, export it as one file, or
      erase it permanently.
    </EmptyState>
  );
}
