import type { SubmissionResult } from "@conform-to/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { NewsLine } from "#app/admin/news-line.tsx";
import { Section } from "#app/admin/section.tsx";
import { SettingTabs } from "#app/admin/settings/setting-tabs.tsx";
import type { User } from "#app/domain/accounts/users.server.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { InvitationList, type ListedInvitation } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PolicyTable } from "./policy-table.tsx";
import { Refusal } from "./refusal.tsx";
import { RuleForm } from "./rule-form.tsx";
import { UserList } from "./user-list.tsx";

interface UsersScreenProps {
  users: User[];
  invitations: ListedInvitation[];
  isSecondFactorRequired: boolean;
  visibleTabs: TabLink[];
  mayUpdate: boolean;
  ownId: string;
  /** Whether the reader has a second factor, without which the rule would lock them out. */
  hasOwnFactor: boolean;
  news: { done?: string; refused?: string };
  lastResult?: SubmissionResult<string[]>;
}

/** Who has an account, who is invited, and what each role may do. */
export function UsersScreen({ users, invitations, mayUpdate, ...shown }: UsersScreenProps) {
  return (
    <AdminPage title="Users">
      <div className="xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-8">
        <SettingTabs visible={shown.visibleTabs} />
        <div className="mt-5 max-w-[940px] xl:mt-0">
          <NewsLine>{shown.news.done}</NewsLine>
          <Refusal>{shown.news.refused}</Refusal>
          <Section title={users.length === 1 ? "1 person" : `${users.length} people`}>
            <UserList users={users} ownId={shown.ownId} />
          </Section>
          {mayUpdate ? (
            <Section title="Invite somebody">
              <InviteForm key={invitations[0]?.id} lastResult={shown.lastResult} />
            </Section>
          ) : null}
          {invitations.length > 0 ? (
            <Section title="Invited">
              <InvitationList invitations={invitations} mayUpdate={mayUpdate} />
            </Section>
          ) : null}
          <Section title="Second factor">
            <RuleForm
              isRequired={shown.isSecondFactorRequired}
              without={users.filter((user) => !user.hasSecondFactor && !user.disabledAt).length}
              mayUpdate={mayUpdate}
              hasOwnFactor={shown.hasOwnFactor}
            />
          </Section>
          <Section title="Who may do what">
            <PolicyTable />
          </Section>
        </div>
      </div>
    </AdminPage>
  );
}
