import type { Sql } from "postgres";

/** Objects of extensions stay: the operator may have installed them, and they cannot be dropped separately. */
const dropOwnObjects = `
  do $$
  declare
    statement text;
  begin
    for statement in
      select format('drop %s if exists public.%I cascade', kind, name) from (
        select 'pg_class'::regclass as catalog, oid, relname as name, case relkind
          when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        union all
        select 'pg_type'::regclass, oid, typname, 'type'
        from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        union all
        select 'pg_proc'::regclass, oid, proname, 'routine'
        from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select 'pg_ts_config'::regclass, oid, cfgname, 'text search configuration'
        from pg_ts_config where cfgnamespace = 'public'::regnamespace
      ) as object
      where not exists (
        select from pg_depend where classid = catalog and objid = object.oid and deptype = 'e'
      )
    loop
      execute statement;
    end loop;
  end $$`;

/** Removes all objects of the site from its database, but not extensions and grants. */
export async function emptyDatabase(sql: Sql) {
  await sql.begin(async (tx) => {
    await tx`drop schema if exists drizzle, graphile_worker cascade`;
    await tx.unsafe(dropOwnObjects);
  });
}
