import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { columnsOf } from "#app/domain/content-store/publishable-of.server.ts";
import { blankOf } from "./content-draft.ts";
import { contentTypeList } from "./registry.ts";
import { tablesOf } from "./tables.server.ts";

test.each(contentTypeList.map((type) => [type.name, type] as const))(
  "every field of %s has a column",
  (_, type) => {
    const columns = Object.keys(getTableColumns(tablesOf(type).table));
    const fields = type.fields.map(({ name }) => name);
    expect(fields.filter((name) => !columns.includes(name))).toEqual([]);
  },
);

test.each(contentTypeList.map((type) => [type.name, type] as const))(
  "a blank field of %s fits its column",
  (_, type) => {
    const columns = getTableColumns(tablesOf(type).table);
    const blank = columnsOf(
      type,
      Object.fromEntries(type.fields.map((field) => [field.name, blankOf(field)])),
    );
    const wrong = Object.keys(blank).filter((name) => blank[name] === null && columns[name]?.notNull);
    expect(
      wrong,
      "fields that can be empty: remove .notNull() from their columns, run npm run db:generate",
    ).toEqual([]);
  },
);

test.each(contentTypeList.map((type) => [type.name, type] as const))(
  "%s has a slug exactly when it has a public address",
  (_, type) => {
    const { table, reference } = tablesOf(type);
    expect([reference !== undefined, table.slug !== undefined]).toEqual(
      Array(2).fill(type.address !== undefined),
    );
  },
);
