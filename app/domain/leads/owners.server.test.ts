import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { listLeadHolders, listLeadOwners } from "./owners.server.ts";

test("DESK-01: the filter lists everyone with leads, including former staff, but leads can be assigned only to active staff", async () => {
  await createStaff({ name: "Ada Quill" });
  await createStaff({ name: "Edda Editor", role: "editor" });
  const gone = await createStaff({ name: "Wim Left", role: "sales", disabledAt: new Date() });
  await createLead({ ownerId: gone.id });
  await createLead({ ownerId: gone.id });

  expect((await listLeadHolders()).map(({ name }) => name)).toEqual(["Ada Quill", "Wim Left"]);
  expect((await listLeadOwners()).map(({ name }) => name)).toEqual(["Ada Quill"]);
});
