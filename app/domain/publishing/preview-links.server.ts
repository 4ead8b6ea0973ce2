import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { hashToken, newToken } from "#app/domain/accounts/tokens.server.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import type { previewDays } from "./preview-days.ts";

const day = 24 * 60 * 60 * 1000;

/** What a link shows the draft of. */
export interface PreviewSubject {
  kind: "page" | "article";
  id: string;
  slug: string;
}

/** Makes a link to a draft. The token is in the answer and nowhere else; the database has its hash. */
export function createPreviewLink(
  { kind, id, slug }: PreviewSubject,
  days: (typeof previewDays)[number],
  by: Staff,
) {
  return db.transaction(async (tx) => {
    const token = newToken();
    const expiresAt = new Date(Date.now() + days * day);
    const subject = kind === "page" ? { pageId: id } : { articleId: id };
    await tx
      .insert(previewLinks)
      .values({ ...subject, tokenHash: hashToken(token), createdBy: by.id, expiresAt });
    await recordAudit(tx, {
      actor: by,
      action: `${kind}.create-preview-link`,
      subject: slug,
      after: { expiresAt },
    });
    return { token, expiresAt };
  });
}

/** The links to a draft that still open, newest first. */
export function listPreviewLinks(subject: Pick<PreviewSubject, "kind" | "id">) {
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

/** Closes a link for good. Doing it twice is harmless; a link to something else is left alone. */
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

/** What the link with a token leads to; neither when it has expired, was revoked or never was. */
export async function findPreviewLink(
  token: string,
): Promise<{ pageId: string | null; articleId: string | null }> {
  const [link] = await db
    .select({ pageId: previewLinks.pageId, articleId: previewLinks.articleId })
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, hashToken(token)), isOpen()));
  return link ?? { pageId: null, articleId: null };
}

const isOf = ({ kind, id }: Pick<PreviewSubject, "kind" | "id">) =>
  eq(kind === "page" ? previewLinks.pageId : previewLinks.articleId, id);

const isOpen = () => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, new Date()));
