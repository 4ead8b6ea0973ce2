import { createHash } from "node:crypto";
import { db } from "#app/platform/database.server.ts";
import { type LeadStatus, leadEvents, leads } from "#db/schema/leads.ts";

const first = [
  "Ines",
  "Jonas",
  "Amara",
  "Wei",
  "Sofia",
  "Kwame",
  "Lena",
  "Tomasz",
  "Priya",
  "Óscar",
  "Maud",
  "Yusuf",
];
const last = [
  "Duarte",
  "Lindqvist",
  "Okafor",
  "Zhang",
  "Marchetti",
  "Mensah",
  "Vogel",
  "Nowak",
  "Raman",
  "Ibáñez",
];
const firms = [
  "ferries",
  "harbour",
  "nordvolt",
  "ostra",
  "penumbra",
  "fjordbank",
  "mill-and-sons",
  "tidewater",
];
const projects = [
  "Ferry bookings that survive the summer. Today a person retypes every group booking.",
  "Our warehouse reports take a night; the planners need them by seven in the morning.",
  "An assistant that reads tenders and says which of them are worth an evening.",
  "We have three shops on three systems and one stock. It never adds up.",
  "Replace a portal for 4,000 employees that was built in 2009 and is loved by nobody.",
  "A mobile app for engineers in tunnels without a network. Photos, checklists, signatures.",
];
const sources = [
  { utmSource: "letter" },
  { utmSource: "linkedin" },
  { referrer: "https://www.google.com/" },
  { referrer: "https://clutch.co/profile/kestrel" },
  {},
  {},
];
const pages = ["/", "/solutions/dwh", "/solutions/ai-assistants", "/services", "/cases", "/contact"];
const nextSteps = ["Send the proposal", "Call about the NDA", "Book the workshop", null];
const statuses: LeadStatus[] = ["new", "contacted", "qualified", "proposal", "won", "lost", "lost", "spam"];

const day = 24 * 60 * 60 * 1000;

/**
 * Stores `count` leads, spread over two years up to `now`, deterministic for the same numbers. The newest few are new
 * and unanswered, the others have any status.
 */
export async function storeManyLeads(count: number, { ownerIds = [] as string[], now = new Date() } = {}) {
  const batch = 1000;
  for (let start = 0; start < count; start += batch) {
    const rows = Array.from({ length: Math.min(batch, count - start) }, (_, position) =>
      leadOf(start + position, { count, ownerIds, now }),
    );
    await db.insert(leads).values(rows);
    await db.insert(leadEvents).values(rows.flatMap(eventsOf));
  }
}

function leadOf(number: number, { count, ownerIds, now }: { count: number; ownerIds: string[]; now: Date }) {
  const digest = createHash("sha256").update(String(number)).digest();
  const pick = <Item>(items: readonly Item[], byte: number): Item =>
    items[(digest[byte] ?? 0) % items.length] as Item;
  const name = `${pick(first, 0)} ${pick(last, 1)}`;
  const status = number < 25 ? "new" : pick(statuses, 2);
  const createdAt = new Date(now.getTime() - (number / count) * 730 * day - (digest[3] ?? 0) * 60_000);
  const isOpen = ["contacted", "qualified", "proposal"].includes(status);
  return {
    id: idOf(digest),
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}.${number % 4000}@${pick(firms, 4)}.example`,
    phone: number % 3 === 0 ? `+44 20 7946 ${String(number % 10_000).padStart(4, "0")}` : null,
    description: `${pick(projects, 5)}\n\nWe would like to begin before the end of the quarter, and there are people here who can answer questions about the old system.`,
    ndaNeeded: number % 4 === 0,
    ...pick(sources, 6),
    sourcePage: pick(pages, 7),
    sourceUrl: `https://www.kestrel.example${pick(pages, 7)}`,
    visitorHistory: [`/ (${createdAt.toISOString()})`],
    status,
    ownerId: status === "new" || ownerIds.length === 0 ? null : pick(ownerIds, 8),
    value: isOpen || status === "won" ? 5000 * (1 + ((digest[9] ?? 0) % 30)) : null,
    nextStep: isOpen ? pick(nextSteps, 10) : null,
    nextStepOn: isOpen
      ? new Date(now.getTime() + ((digest[11] ?? 0) - 60) * day).toISOString().slice(0, 10)
      : null,
    answeredAt:
      status === "new" || status === "spam"
        ? null
        : new Date(createdAt.getTime() + (1 + (digest[12] ?? 0) / 6) * 3_600_000),
    createdAt,
    updatedAt: createdAt,
  };
}

function eventsOf({ id, status, createdAt, answeredAt }: ReturnType<typeof leadOf>) {
  const captured = { leadId: id, type: "captured" as const, detail: { files: 0 }, createdAt };
  if (!answeredAt) return [captured];
  const detail = { from: "new", to: status };
  return [captured, { leadId: id, type: "status-changed" as const, detail, createdAt: answeredAt }];
}

/** Formats a digest as a version 4 UUID. */
function idOf(digest: Buffer): string {
  const hex = digest.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
