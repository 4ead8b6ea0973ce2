import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { leadColumns, readLeadRows } from "#app/domain/leads/lead-export.server.ts";
import { languageOfLead } from "#app/domain/leads/lead-language.ts";
import { findReceipt } from "#app/domain/leads/receipt.server.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { emptyBucket } from "#tests/support/bucket.ts";
import { leadOf, sendEnquiry, sendWithoutScript } from "#tests/support/enquiry.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";

beforeEach(async () => {
  await emptyBucket();
  await saveSettings("brand", { site_language: "de" }, await createStaff());
});

const resultOf = ({ data }: { data?: unknown }) => (data as { result: { error: unknown } }).result.error;

test("LANG-01: each problem of a German enquiry is told in German, with and without script", async () => {
  const wrong = { name: "", email: "jörg@müller.example", phone: "12", description: "kurz" };
  const problems = {
    name: ["Bitte geben Sie Ihren Namen an"],
    email: [expect.stringContaining("nehmen „ö“ vor dem @ nicht an")],
    phone: ["Bitte prüfen Sie die Telefonnummer"],
    description: ["Bitte etwas ausführlicher (mindestens 10 Zeichen)"],
  };
  expect(resultOf(await sendEnquiry(anEnquiry(wrong)))).toEqual(problems);
  expect(resultOf(await sendWithoutScript(anEnquiry(wrong)))).toEqual(problems);
});

test("LANG-01: the refusal of a file is German, and names of files to choose again follow it", async () => {
  const files = [new File(["text"], "Übersicht.exe"), new File(["text"], "Größe.txt")];
  expect(resultOf(await sendWithoutScript(anEnquiry({}, files)))).toEqual({
    files: [
      "Übersicht.exe ist keine PDF-, DOC-, DOCX-, TXT-, JPG- oder PNG-Datei",
      "Bitte wählen Sie diese Datei noch einmal aus: Größe.txt",
    ],
  });
  const disguised = [new File(["no picture"], "Plan.png")];
  expect(resultOf(await sendEnquiry(anEnquiry({}, disguised)))).toEqual({
    files: ["Plan.png ist keine gültige PNG-Datei"],
  });
});

test("LANG-06: a lead carries the language of its form, also after the site's has changed", async () => {
  const form = anEnquiry({ ndaNeeded: "on" });
  await sendEnquiry(form);
  await saveSettings("brand", { site_language: "en" }, await createStaff());

  const lead = await leadOf(form);
  expect(lead?.language).toBe("de");
  const receipt = await findReceipt(lead?.id ?? "");
  expect(receipt?.facts).toContainEqual({ label: "NDA gewünscht", value: "Ja" });
  expect(receipt?.deadline.moment).toMatch(
    /^(Mon|Diens|Mittwoch|Donners|Frei).*, \d+\.\s\S+, \d\d:\d\d\sUhr$/,
  );
});

test("LANG-06: leads of earlier releases have the site's language, and the export names that of the others", async () => {
  const form = anEnquiry();
  await sendEnquiry(form);
  const before = { language: null };
  expect(languageOfLead(before, { ...defaultSettings, site_language: "de" })).toBe("de");

  const id = String(form.get("id"));
  const column = leadColumns.indexOf("Language");
  const [exported] = (await (await readLeadRows({})).next()).value ?? [];
  expect(exported?.[column]).toBe("de");
  await db.update(leads).set(before).where(eq(leads.id, id));
  const [earlier] = (await (await readLeadRows({})).next()).value ?? [];
  expect(earlier?.[column]).toBeNull();
});
