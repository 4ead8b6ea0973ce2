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

export const meta: MetaFunction = () => adminMeta(messages.dataRequests);

const refusals: Record<string, string | undefined> = {
  password: messages.wrongPasswordNothingErased,
  "password-limit": messages.tooManyWrongPasswords,
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
    <AdminPage title={messages.dataRequests} back={{ to: paths.admin.leads(), label: messages.leadsLabel }}>
      <SearchBox
        action={paths.admin.leadPerson()}
        query={query}
        label={messages.emailAddressOrPhoneNumber}
        placeholder={messages.emailAddressOrPhoneNumber}
      />
      {erased > 0 ? (
        <p role="status" className="mt-4 text-good">
          {messages.leadsErased(erased)}
          {messages.filesAreDeletedWithinA}
        </p>
      ) : null}
      {isNoneTicked ? (
        <p role="alert" className="mt-4 text-bad">
          {messages.noLeadSelectedSelectAt}
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
      <EmptyState title={messages.noDataFoundFor(query)}>{messages.enterACompleteEmailAddress}</EmptyState>
    );
  }
  return <EmptyState title={messages.findAPerson}>{messages.searchByEmailAddressOr}</EmptyState>;
}
