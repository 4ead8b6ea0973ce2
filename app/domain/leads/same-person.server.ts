import { and, desc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import {
  addressSpellings,
  mailboxIn,
  mailboxOf,
  readableEmail,
} from "#app/domain/contact/address-spellings.server.ts";
import { tidyPhone } from "#app/domain/contact/phone.ts";
import { db } from "#app/platform/database.server.ts";
import { canonicalEmail } from "#app/platform/email-address.ts";
import { leads, phoneDigits } from "#db/schema/leads.ts";

/** Fewer digits do not identify a person. */
const minDigits = 7;

/** A mail address or phone number, in any format. */
interface Contact {
  email?: string;
  phone?: string | null;
}

/**
 * Why a lead belongs to the same person: the address or number that it shares with the search or with another lead. With
 * the same `mailbox` it perhaps does: only the address without its tag and dots is the same.
 */
interface PersonMatch {
  leadId: string;
  /** The address of the lead itself. */
  email: string;
  by: "email" | "phone" | "mailbox";
  value: string;
}

/**
 * Returns every lead of the person with this address or number, each once. Transitive: addresses and numbers of a match
 * find further leads.
 */
export async function matchPerson(contact: Contact): Promise<PersonMatch[]> {
  const matches: PersonMatch[] = [];
  const asked = new Set<string>();
  let contacts = [contact];
  while (contacts.length > 0) {
    const emails = unasked(contacts.flatMap(emailKeys), asked);
    const digits = unasked(contacts.map(phoneKey), asked);
    const isMatch = or(
      emails.length > 0 ? inArray(sql`lower(${leads.email})`, emails) : undefined,
      digits.length > 0 ? inArray(phoneDigits(leads.phone), digits) : undefined,
    );
    if (!isMatch) break;
    const known = matches.map(({ leadId }) => leadId);
    const rows = await db
      .select({ id: leads.id, email: leads.email, phone: leads.phone })
      .from(leads)
      .where(and(isMatch, notInArray(leads.id, known)));
    for (const { id, email, phone } of rows) {
      const by = emails.includes(email.toLowerCase()) ? "email" : "phone";
      matches.push({ leadId: id, email, by, value: (by === "email" ? email : phone) ?? "" });
    }
    contacts = rows;
  }
  return matches;
}

/** Returns further leads that perhaps belong to the person: their address differs from these only in a tag or dots. */
export async function matchMailbox(addresses: string[], known: PersonMatch[]): Promise<PersonMatch[]> {
  const similar = new Map(
    addresses.flatMap((email) => emailKeys({ email }).map((key) => [mailboxOf(key), email] as const)),
  );
  const rows = await db
    .select({ id: leads.id, email: leads.email })
    .from(leads)
    .where(
      and(
        inArray(mailboxIn(leads.email), [...similar.keys()]),
        notInArray(
          leads.id,
          known.map(({ leadId }) => leadId),
        ),
      ),
    );
  return rows.map(({ id, email }) => {
    return { leadId: id, email, by: "mailbox", value: similar.get(mailboxOf(email)) ?? "" };
  });
}

/** Returns other leads of the same person, newest first; at most twenty. */
export async function listSamePerson({
  id,
  email,
  phone,
}: {
  id: string;
  email: string;
  phone: string | null;
}) {
  const matches = await matchPerson({ email, phone });
  const ids = matches.map(({ leadId }) => leadId);
  const others = await db
    .select({
      id: leads.id,
      status: leads.status,
      name: leads.name,
      email: leads.email,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(and(ne(leads.id, id), inArray(leads.id, ids)))
    .orderBy(desc(leads.createdAt))
    .limit(20);
  return others.map((other) => ({ ...other, email: readableEmail(other.email) }));
}

/** SQL condition that matches the end of a phone number; undefined when it has too few digits. */
export function hasPhone(phone: string) {
  const digits = phoneKey({ phone });
  return digits ? eq(phoneDigits(leads.phone), digits) : undefined;
}

function emailKeys({ email = "" }: Contact): string[] {
  return [email.toLowerCase(), ...addressSpellings(canonicalEmail(email) ?? email)];
}

/** The last digits of the number, which are equal with and without a country code. */
function phoneKey({ phone }: Contact) {
  const digits = tidyPhone(phone ?? "").replace(/\D/g, "");
  return digits.length >= minDigits ? digits.slice(-9) : undefined;
}

/** Returns keys that were not queried before, without duplicates, and marks them as queried. */
function unasked(keys: (string | undefined)[], asked: Set<string>): string[] {
  const fresh = [...new Set(keys)].flatMap((key) => (key && !asked.has(key) ? [key] : []));
  for (const key of fresh) asked.add(key);
  return fresh;
}
