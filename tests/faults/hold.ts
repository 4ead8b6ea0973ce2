import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";

/** The points at which a transaction of the app can be suspended inside Postgres. */
const moments = {
  "the lead's commit": `create constraint trigger hold_commit after insert on leads
    deferrable initially deferred for each row execute function hold('the lead''s commit')`,
  "the note of its mail": `create trigger hold_note before insert on lead_events
    for each row when (new.type = 'mail-sent') execute function hold('the note of its mail')`,
};

export type Moment = keyof typeof moments;

/** Adds triggers to a database that can suspend transactions. A restart of Postgres ends all suspensions. */
export async function makeHoldable(url: string) {
  await during(url, async (sql) => {
    await sql`create table holds (moment text, since timestamptz default pg_postmaster_start_time())`;
    await sql.unsafe(`create function hold() returns trigger language plpgsql as $$
      begin
        while exists (select from holds where moment = tg_argv[0] and since = pg_postmaster_start_time()) loop
          perform pg_sleep(0.05);
        end loop;
        return new;
      end $$`);
    for (const trigger of Object.values(moments)) await sql.unsafe(trigger);
  });
}

/**
 * Suspends every transaction that reaches the point: `reached` resolves when one has, `release` resumes them. Stopping
 * Postgres aborts them.
 */
export async function hold(url: string, moment: Moment) {
  await during(url, (sql) => sql`insert into holds (moment) values (${moment})`);
  return {
    reached: () => during(url, untilAsleep),
    release: () => during(url, (sql) => sql`delete from holds where moment = ${moment}`),
  };
}

async function untilAsleep(sql: postgres.Sql) {
  const asleep = () => sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
  while ((await asleep()).length === 0) await delay(20);
}

async function during(url: string, work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
