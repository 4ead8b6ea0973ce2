import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { requireEnabled } from "#app/domain/accounts/accounts.server.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { type ContentTypeName, contentTypes } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { db } from "#app/platform/database.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import type { previewDays } from "./publication.ts";

const day = 24 * 60 * 60 * 1000;

/** A draft that a link shows: of a page, or of content with public pages. */
interface PreviewedItem {
  kind: "page" | ContentTypeName;
  id: string;
  slug: string;
}

/** Shown instead: the site with the drafts of all settings tabs. */
export const previewedSettings = { kind: "settings", id: undefined, slug: "settings" } as const;

type PreviewSubject = PreviewedItem | typeof previewedSettings;
type Subject = Pick<PreviewedItem, "kind" | "id"> | Pick<typeof previewedSettings, "kind" | "id">;

/** Creates a link to a draft. Only the result holds the token; the database stores its hash. */
export function createPreviewLink(subject: PreviewSubject, days: (typeof previewDays)[number], by: Staff) {
  return db.transaction(async (tx) => {
    await requireEnabled(tx, by.id);
    const token = newToken();
    const expiresAt = new Date(Date.now() + days * day);
    await tx
      .insert(previewLinks)
      .values({ ...columnsOf(subject), tokenHash: hashToken(token), createdBy: by.id, expiresAt });
    await recordAudit(tx, {
      actor: by,
      action: `${subject.kind}.create-preview-link`,
      subject: subject.slug,
      after: { expiresAt },
    });
    return { token, expiresAt };
  });
}

/** The valid links to a draft, newest first. */
export function listPreviewLinks(subject: Subject) {
  return db
    .select({
      id: previewLinks.id,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
      author: accounts.name,
    })
    .from(previewLinks)
    .leftJoin(accounts, eq(accounts.id, previewLinks.createdBy))
    .where(and(isOf(subject), isOpen()))
    .orderBy(desc(previewLinks.createdAt));
}

/** Revokes a link. Idempotent; a link to another draft is not changed. */
export function revokePreviewLink(subject: PreviewSubject, linkId: string, by: Staff) {
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(previewLinks)
      .set({ revokedAt: new Date() })
      .where(and(eq(previewLinks.id, linkId), isOf(subject), isNull(previewLinks.revokedAt)))
      .returning({ id: previewLinks.id });
    if (!revoked) return;
    const { kind, slug } = subject;
    await recordAudit(tx, { actor: by, action: `${kind}.revoke-preview-link`, subject: slug });
  });
}

/** The draft that a token opens; undefined when the link is expired, revoked or unknown. */
export async function findPreviewLink(token: string): Promise<Subject | undefined> {
  const [link] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, hashToken(token)), isOpen()));
  if (!link) return undefined;
  if (link.showsSettings) return previewedSettings;
  const kind = kinds.find((each) => link[referenceOf(each)]);
  const id = kind && link[referenceOf(kind)];
  return id ? { kind, id } : undefined;
}

const kinds: PreviewedItem["kind"][] = [
  "page",
  ...Object.values(contentTypes).flatMap((type) => (tablesOf(type).reference ? [type.name] : [])),
];

function referenceOf(kind: PreviewedItem["kind"]) {
  if (kind === "page") return "pageId";
  const { reference } = tablesOf(contentTypes[kind]);
  if (!reference) throw new Error(`preview links cannot open a ${kind}`);
  return reference;
}

const columnsOf = ({ kind, id }: Subject) =>
  kind === "settings" ? { showsSettings: true } : { [referenceOf(kind)]: id };

const isOf = ({ kind, id }: Subject) =>
  kind === "settings" ? eq(previewLinks.showsSettings, true) : eq(previewLinks[referenceOf(kind)], id);

const isOpen = () => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, new Date()));
