import type { Staff } from "#app/domain/accounts/account.ts";
import { invite, listInvitations } from "#app/domain/accounts/invitations.server.ts";
import { beginPasskey } from "#app/domain/accounts/passkeys.server.ts";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { disableUser } from "#app/domain/accounts/users.server.ts";
import { db } from "#app/platform/database.server.ts";
import { authenticators, passkeys } from "#db/schema/second-factors.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { passkeyRegistration } from "#tests/support/passkey-registration.ts";
import { type Owner, password, undo, type Writes } from "./write.ts";

const aColleague = async () => ({ accountId: (await createStaff({ role: "sales" })).id });

async function aPasskey(accountId: string) {
  const [passkey] = await db
    .insert(passkeys)
    .values({
      accountId,
      credentialId: "credential",
      publicKey: "key",
      counter: 0,
      transports: [],
      isBackedUp: false,
      name: "Laptop",
    })
    .returning();
  return { passkeyId: passkey?.id ?? "" };
}

async function anAuthenticator({ id }: Pick<Owner, "id">) {
  await db.insert(authenticators).values({ accountId: id, secret: "sealed", confirmedAt: new Date() });
}

export async function anInvitation(owner: Staff) {
  await invite({ email: "rowan@kestrel.example", role: "editor" }, owner);
  const [latest] = await listInvitations();
  return { invitationId: latest?.id ?? "" };
}

const elsewhere = { userAgent: null, address: null };

/** The signed-in user's account, and those of others. */
export const accountWrites: Writes = {
  "admin/account/page": { rename: () => ({ form: { name: "Ada Quill" } }) },
  "admin/account/password": {
    change: () => ({ form: { current: password, password: "four black kettles sing" } }),
  },
  "admin/account/authenticator": {
    remove: async (owner) => {
      await anAuthenticator(owner);
      return { form: { intent: "remove", password } };
    },
  },
  "admin/account/recovery-codes": {
    renew: async (owner) => {
      await anAuthenticator(owner);
      return { form: { password } };
    },
  },
  "admin/account/passkey": {
    rename: async ({ id }) => ({ params: await aPasskey(id), form: { name: "Old laptop" } }),
    remove: async ({ id }) => ({ params: await aPasskey(id), form: { intent: "remove", password } }),
  },
  "admin/account/passkey-registration": {
    add: async (owner) => {
      const { challenge } = await beginPasskey(owner);
      return { json: { step: "finish", name: "Laptop", response: passkeyRegistration(challenge) } };
    },
  },
  "admin/account/sessions": {
    "end others": async ({ id }) => {
      await startSession(db, id, elsewhere);
      return { form: undo };
    },
  },
  "admin/account/session": {
    end: ({ sessionId }) => ({ params: { sessionId }, form: undo }),
  },
  "admin/people/list": {
    invite: () => ({ form: { email: "rowan@kestrel.example", role: "editor" } }),
  },
  "admin/people/invitation": {
    resend: async (owner) => ({ params: await anInvitation(owner) }),
    revoke: async (owner) => ({ params: await anInvitation(owner), form: undo }),
  },
  "admin/people/account": {
    "change role": async () => ({
      params: await aColleague(),
      form: { role: "editor", version: "1", password },
    }),
  },
  "admin/people/disablement": {
    disable: async () => ({ params: await aColleague(), form: { password } }),
    enable: async (owner) => {
      const params = await aColleague();
      await disableUser(params.accountId, owner);
      return { params, form: { ...undo, password } };
    },
  },
  "admin/people/handover": {
    "hand over": async () => {
      const params = await aColleague();
      await createTask({ assigneeId: params.accountId });
      return { params, form: { successor: "unassigned" } };
    },
  },
  "admin/people/second-factor": {
    remove: async () => {
      const params = await aColleague();
      await anAuthenticator({ id: params.accountId });
      return { params, form: { password } };
    },
  },
  "admin/people/sessions": {
    "sign out": async () => {
      const params = await aColleague();
      await startSession(db, params.accountId, elsewhere);
      return { params };
    },
  },
  "admin/people/access-rules": {
    "require a second factor": async (owner) => {
      await anAuthenticator(owner);
      return { form: { password } };
    },
  },
};
