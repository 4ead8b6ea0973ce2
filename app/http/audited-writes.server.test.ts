import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { adminActions, responseOf } from "#tests/support/admin-routes.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { addressOf } from "#tests/support/route-addresses.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { accountWrites } from "#tests/support/writes/accounts.ts";
import { contentWrites } from "#tests/support/writes/content.ts";
import { deskWrites } from "#tests/support/writes/desk.ts";
import { documentWrites } from "#tests/support/writes/documents.ts";
import { pageWrites } from "#tests/support/writes/pages.ts";
import { password, type Write, type Writes } from "#tests/support/writes/write.ts";

/** The web server of a picture that is pasted by its address. */
vi.hoisted(() => {
  process.env.IMAGE_FETCH_PRIVATE_ADDRESSES = "127.0.0.1";
});

/** Actions that need no audit entry, and why. */
const withoutEntry: Record<string, string> = {
  "preview/frame-render": "renders what it is sent",
  "admin/not-found": "answers 404",
  "admin/overview": "sets a cookie",
  "admin/documents/presence": "says who has it open",
  "admin/settings/health": "reads",
  "admin/theme": "sets a cookie",
  "admin/pages/link-check": "reads",
  "preview/settings": "renders what it is sent",
};

/** Tables without content and accounts, which requests write as a side effect. */
const bookkeeping = [
  "open_documents",
  "sessions",
  "rate_limits",
  "passkey_challenges",
  "audit_log",
  "audit_origins",
];

const writes: Writes = {
  ...accountWrites,
  ...contentWrites,
  ...deskWrites,
  ...documentWrites,
  ...pageWrites,
};

const cases = Object.entries(writes).flatMap(([name, ways]) =>
  Object.entries(ways).map(([what, make]) => ({ name, what, make })),
);

/** Records the table and the transaction of every written row. */
beforeAll(async () => {
  await db.execute(sql`create table written_rows (transaction xid8 not null, name text not null)`);
  await db.execute(sql`
    create function note_written_row() returns trigger language plpgsql as $$
    begin
      insert into written_rows values (pg_current_xact_id(), tg_table_name);
      return null;
    end $$`);
  await db.execute(sql`
    do $$
    declare candidate text;
    begin
      for candidate in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written_rows'
      loop
        execute format(
          'create trigger note_written_row after insert or update or delete on %I
           for each row execute function note_written_row()', candidate);
      end loop;
    end $$`);
});

/** Other files use the same database afterwards. */
afterAll(async () => {
  await db.execute(sql`drop function note_written_row() cascade`);
  await db.execute(sql`drop table written_rows`);
});

test("ADMIN-05: every admin action has a test write here or is listed as not audited", () => {
  const named = [...Object.keys(writes), ...Object.keys(withoutEntry)];
  expect(named.sort()).toEqual(adminActions.map(({ name }) => name).sort());
});

test.each(cases)(
  "ADMIN-05: $name records the write in the audit log in the same transaction: $what",
  async ({ name, make }) => {
    const staff = await createStaff({ role: "owner", password });
    const cookie = await sessionCookieOf(staff);
    const [session] = await db.select().from(sessions);
    const write = await make({ ...staff, sessionId: session?.id ?? "" });
    await db.execute(sql`truncate written_rows`);

    const action = adminActions.find((candidate) => candidate.name === name);
    const response = await responseOf(
      action?.run ?? expect.fail(`no action ${name}`),
      requestOf(),
      write.params,
    );

    const transactions = await writtenTables();
    const seen = `answered ${response?.status} ${response?.headers.get("Location") ?? ""}`;
    expect(transactions.flat(), seen).toContain("audit_log");
    const unaudited = transactions
      .filter((tables) => !tables.includes("audit_log"))
      .flat()
      .filter((table) => !bookkeeping.includes(table));
    expect(unaudited).toEqual([]);

    function requestOf() {
      return new Request(`http://localhost${addressOf(name, write.params)}`, {
        method: write.method ?? "POST",
        headers: {
          Cookie: cookie,
          ...(write.json ? { "Content-Type": "application/json" } : {}),
        },
        body: write.json ? JSON.stringify(write.json) : formOf(write),
      });
    }
  },
);

function formOf({ form = {} }: Write): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form))
    for (const each of [value].flat()) data.append(name, each);
  return data;
}

/** The tables that each transaction has written. */
async function writtenTables(): Promise<string[][]> {
  const rows = await db.execute<{ names: string[] }>(
    sql`select array_agg(distinct name) as names from written_rows group by transaction`,
  );
  return rows.map(({ names }) => names);
}
