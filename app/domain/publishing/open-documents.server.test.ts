import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { openDocuments } from "#db/schema/open-documents.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { enterDocument, forgetClosedDocuments, leaveDocument } from "./open-documents.server.ts";

test("ADMIN-06: people who have the same document open see each other's names, until they leave", async () => {
  const [ines, tom, mara] = await Promise.all(["Ines", "Tom", "Mara"].map((name) => createStaff({ name })));
  if (!ines || !tom || !mara) throw new Error("not created");
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await enterDocument(one, ines)).toEqual([]);
  expect(await enterDocument(one, tom)).toEqual(["Ines"]);
  await enterDocument(other, mara);
  expect(await enterDocument(one, ines), "again").toEqual(["Tom"]);
  await enterDocument(one, mara);
  expect(await enterDocument(one, ines)).toEqual(["Mara", "Tom"]);
  await leaveDocument(one, tom);
  expect(await enterDocument(one, ines)).toEqual(["Mara"]);
});

test("ADMIN-06: someone whose browser says nothing any more counts as gone, and is forgotten", async () => {
  const [ines, tom] = [await createStaff({ name: "Ines" }), await createStaff({ name: "Tom" })];
  const id = randomUUID();
  await enterDocument(id, tom);
  await db
    .update(openDocuments)
    .set({ seenAt: sql`now() - interval '41 seconds'` })
    .where(eq(openDocuments.accountId, tom.id));
  expect(await enterDocument(id, ines)).toEqual([]);
  await forgetClosedDocuments();
  expect(await db.select({ by: openDocuments.accountId }).from(openDocuments)).toEqual([{ by: ines.id }]);
});
