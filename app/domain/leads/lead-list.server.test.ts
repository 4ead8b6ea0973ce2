import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { type LeadFilter, referenceOf } from "./lead.ts";
import { addNote } from "./lead-changes.server.ts";
import { countLeads, findNeighbours, listBoard, listLeads, listSources } from "./lead-list.server.ts";
import { writeReply } from "./replies.server.ts";

const names = async (search: Parameters<typeof listLeads>[0]) =>
  (await listLeads(search)).leads.map(({ name }) => name);

const hour = 3_600_000;

test("DESK-01: leads are listed newest first, spam only on request", async () => {
  await createLead({ name: "Old", createdAt: new Date("2026-11-01") });
  await createLead({ name: "New", createdAt: new Date("2026-11-02") });
  await createLead({ name: "Won", status: "won", createdAt: new Date("2026-11-03") });
  await createLead({ name: "Pills", status: "spam", createdAt: new Date("2026-11-04") });

  expect(await names({})).toEqual(["Won", "New", "Old"]);
  expect(await names({ status: "spam" })).toEqual(["Pills"]);
  expect(await countLeads()).toMatchObject({ new: 2, won: 1, spam: 1, lost: 0 });
});

test("DESK-01: the search covers name, email, phone and description and treats every character literally", async () => {
  await createLead({ name: "Ada", email: "ada@a.example", phone: "+44 20", description: "100% uptime" });
  await createLead({ name: "Bob", email: "b_b@b.example", phone: null, description: "a\\b and 1000 more" });

  expect(await names({ query: "ADA" })).toEqual(["Ada"]);
  expect(await names({ query: "b_b" })).toEqual(["Bob"]);
  expect(await names({ query: "+44" })).toEqual(["Ada"]);
  expect(await names({ query: "100%" })).toEqual(["Ada"]);
  expect(await names({ query: "a\\b" })).toEqual(["Bob"]);
  expect(await names({ query: "'; drop table leads; --" })).toEqual([]);
});

test("DESK-01: the search finds words in any order and place, and phone numbers in any notation", async () => {
  await createLead({ name: "Ines Duarte", email: "ines@ferries.example", phone: "+44 20 7946 0003" });
  await createLead({ name: "Ines Vogel", email: "ines@mill.example", phone: "020 7946 0004" });

  expect(await names({ query: "duarte ines" })).toEqual(["Ines Duarte"]);
  expect(await names({ query: " ines  ferries " })).toEqual(["Ines Duarte"]);
  expect(await names({ query: "ines nobody" })).toEqual([]);
  for (const phone of ["02079460003", "+442079460003", "(020) 7946-0003"])
    expect(await names({ query: phone }), phone).toEqual(["Ines Duarte"]);
  expect(await names({ query: "+44 20 7946 0004" })).toEqual(["Ines Vogel"]);
});

test("DESK-01: the search ignores accents, in the query and in the lead", async () => {
  await createLead({ name: "Mónica Łukasz-Ørsted", email: "m@a.example" });
  await createLead({ name: "Jürgen Groß", email: "j@b.example", description: "日本語 и кириллица (v2.0)" });

  for (const query of ["monica", "MÓNICA", "lukasz", "orsted", "mònica ørsted"])
    expect(await names({ query }), query).toEqual(["Mónica Łukasz-Ørsted"]);
  for (const query of ["jurgen", "groß", "日本語", "кириллица", "(v2.0)"])
    expect(await names({ query }), query).toEqual(["Jürgen Groß"]);
  expect(await names({ query: "v2x0" })).toEqual([]);
});

test("SITE-09: the search finds a lead by the reference from its confirmation", async () => {
  const { id } = await createLead({ name: "Ines Duarte" });
  await createLead({ name: "Bob" });

  expect(await names({ query: referenceOf(id).toLowerCase() })).toEqual(["Ines Duarte"]);
  expect(await names({ query: `#${referenceOf(id)}` })).toEqual(["Ines Duarte"]);
});

test("DESK-01: the search finds file names, replies, notes and calls, also beside words of the enquiry", async () => {
  const by = await createStaff();
  const { id } = await createLead({
    name: "Ines Duarte",
    attachedFiles: [{ key: "k", name: "Übersicht 2026.pdf", size: 1, type: "application/pdf", url: "" }],
  });
  await createLead({ name: "Bob" });
  await addNote(id, "asked for a discount", by);
  await addNote(id, "prefers mornings", by, { kind: "call" });
  const reply = { id: randomUUID(), subject: "Your timetable", body: "We propose a pilot in Setúbal." };
  await writeReply(id, reply, by);

  for (const query of [
    "ubersicht",
    "DISCOUNT",
    "mornings",
    "setubal pilot",
    "timetable",
    "ines 2026.pdf setubal",
  ])
    expect(await names({ query }), query).toEqual(["Ines Duarte"]);
  expect(await names({ query: "ines nobody" })).toEqual([]);
});

test("WORLD-05: the search finds an address by its domain in Unicode and in Punycode", async () => {
  await createLead({ name: "Anna", email: "anna@xn--bcher-kva.example" });
  await createLead({ name: "Bea", email: "bea@Bücher.example" });

  for (const query of ["bücher.example", "@bücher.example", "BÜCHER", "xn--bcher-kva.example"])
    expect((await names({ query })).toSorted(), query).toEqual(["Anna", "Bea"]);
  expect(await names({ query: "anna@bücher.example" })).toEqual(["Anna"]);
});

test("DESK-01: the list has pages of fifty leads and the total number", async () => {
  for (let lead = 0; lead < 52; lead++) await createLead({ createdAt: new Date(2026, 0, 1, 0, lead) });

  const first = await listLeads({ page: 1 });
  const second = await listLeads({ page: 2 });
  expect([first.leads.length, second.leads.length, first.total, second.total]).toEqual([50, 2, 52, 52]);
});

test("DESK-01: filters combine, and the counts per status reflect them", async () => {
  const mara = await createStaff({ name: "Mara" });
  await createLead({
    name: "A",
    ownerId: mara.id,
    utmSource: "Letter",
    createdAt: new Date("2026-05-01T12:00Z"),
  });
  await createLead({
    name: "B",
    referrer: "https://www.search.example/?q=x",
    isAboveLimit: true,
    createdAt: new Date("2026-05-02T12:00Z"),
  });
  await createLead({ name: "C", status: "won", ownerId: mara.id, createdAt: new Date("2026-05-03T12:00Z") });

  const cases: [LeadFilter, string[]][] = [
    [{ owner: mara.id }, ["C", "A"]],
    [{ owner: "nobody" }, ["B"]],
    [{ source: "letter" }, ["A"]],
    [{ source: "search" }, ["B"]],
    [{ source: "direct" }, ["C"]],
    [{ from: "2026-05-02" }, ["C", "B"]],
    [{ to: "2026-05-02" }, ["B", "A"]],
    [{ from: "2026-05-02", to: "2026-05-02" }, ["B"]],
    [{ owner: mara.id, status: "won" }, ["C"]],
    [{ owner: mara.id, query: "nothing" }, []],
    [{ limit: "above" }, ["B"]],
    [{ limit: "above", status: "won" }, []],
  ];
  for (const [filter, expected] of cases)
    expect(await names(filter), JSON.stringify(filter)).toEqual(expected);

  expect((await listLeads({ owner: mara.id, status: "new" })).counts).toMatchObject({ new: 1, won: 1 });
  expect((await listSources()).toSorted()).toEqual(["direct", "letter", "search"]);
  expect((await listLeads({ owner: mara.id })).leads[0]).toMatchObject({ ownerName: "Mara" });
});

test("DESK-01: each lead knows the ones before and after it in the filtered list", async () => {
  const createdAt = new Date("2026-11-03");
  for (let count = 0; count < 3; count++) await createLead({ name: "At once", createdAt });
  await createLead({ name: "Won", status: "won", createdAt: new Date("2026-11-04") });
  await createLead({ name: "Pills", status: "spam", createdAt: new Date("2026-11-05") });

  for (const filter of [{}, { query: "once" }] satisfies LeadFilter[]) {
    const ids = (await listLeads(filter)).leads.map(({ id }) => id);
    for (const [at, id] of ids.entries())
      expect(await findNeighbours(id, filter)).toEqual({ previous: ids[at - 1], next: ids[at + 1] });
  }
  const [won, first] = (await listLeads()).leads;
  expect(await findNeighbours(won?.id ?? "", { query: "once" }), "outside the list").toEqual({
    previous: undefined,
    next: first?.id,
  });
});

test("DESK-01: a date filter starts and ends at midnight in the office's time zone", async () => {
  await saveSettings("leads", { leads_time_zone: "America/New_York" }, await createStaff());
  await createLead({ name: "Late on the first", createdAt: new Date("2026-05-02T03:30Z") });

  expect(await names({ from: "2026-05-01", to: "2026-05-01" })).toEqual(["Late on the first"]);
  expect(await names({ from: "2026-05-02" })).toEqual([]);
});

test("DESK-01: an unanswered lead shows its response deadline and is overdue afterwards", async () => {
  const longAgo = new Date(Date.now() - 30 * 24 * hour);
  await createLead({ name: "Waits", createdAt: longAgo });
  await createLead({ name: "Answered", createdAt: longAgo, answeredAt: new Date() });
  await createLead({ name: "Taken up", status: "qualified", createdAt: longAgo });
  await createLead({ name: "Fresh" });

  expect(await names({ due: "reply" })).toEqual(["Waits"]);
  const clocks = new Map((await listLeads()).leads.map((lead) => [lead.name, lead.replyDueAt]));
  expect(clocks.get("Waits")?.getTime()).toBeLessThan(Date.now());
  expect(clocks.get("Fresh")?.getTime()).toBeGreaterThan(Date.now());
  expect([clocks.get("Answered"), clocks.get("Taken up")]).toEqual([null, null]);
});

test("DESK-01: a next step is due from its date while the lead is open", async () => {
  await createLead({ name: "Due", nextStepOn: "2026-01-05", status: "proposal" });
  await createLead({ name: "Later", nextStepOn: "2999-01-05", status: "proposal" });
  await createLead({ name: "Lost", nextStepOn: "2026-01-05", status: "lost" });

  expect(await names({ due: "step" })).toEqual(["Due"]);
});

test("DESK-01: the board shows the newest leads of each status and counts all", async () => {
  for (let lead = 0; lead < 23; lead++)
    await createLead({ name: `New ${lead}`, createdAt: new Date(2026, 0, 1, 0, lead) });
  await createLead({ name: "Won", status: "won", createdAt: new Date(2025, 0, 1) });
  await createLead({ name: "Pills", status: "spam" });

  const { leads, counts } = await listBoard({});
  const fresh = leads.filter(({ status }) => status === "new");
  expect(fresh.map(({ name }) => name).slice(0, 2)).toEqual(["New 22", "New 21"]);
  expect(fresh).toHaveLength(20);
  expect(leads.map(({ name }) => name)).toEqual(expect.arrayContaining(["Won", "Pills"]));
  expect(counts).toMatchObject({ new: 23, won: 1, spam: 1 });

  expect((await listBoard({ query: "Won" })).leads.map(({ name }) => name)).toEqual(["Won"]);
});

test.each([
  ["google", { utmSource: "google" }],
  ["google", { utmSource: " Google.com " }],
  ["google", { referrer: "https://www.google.co.uk/search?q=x" }],
  ["google", { referrer: "https://mail.google.com" }],
  ["clutch", { referrer: "https://clutch.co:443/profile" }],
  ["clutch", { utmSource: "clutch", referrer: "https://google.com/" }],
  ["spring_mail-2", { utmSource: "spring_mail-2" }],
  ["10.0.0.7", { referrer: "http://10.0.0.7/" }],
  ["direct", { utmSource: "", referrer: "android-app://com.example" }],
  ["direct", {}],
])("DESK-04: the source is %s for %j", async (source, values) => {
  expect((await createLead(values)).source).toBe(source);
});
