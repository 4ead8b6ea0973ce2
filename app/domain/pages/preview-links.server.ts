import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { hashToken, newToken } from "#app/domain/accounts/tokens.server.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { previewLinks } from "#db/schema/pages.ts";
import type { Page } from "./pages.server.ts";

/** Days that a preview link may be good for; the first is what is offered. */
export const previewDays = [7, 1, 30] as const;

const day = 24 * 60 * 60 * 1000;

/** Makes a link to a page's draft. The token is in the answer and nowhere else; the database has its hash. */
export function createPreviewLink(page: Page, days: (typeof previewDays)[number], by: Staff) {
  return db.transaction(async (tx) => {
    const token = newToken();
    const expiresAt = new Date(Date.now() + days * day);
    await tx
      .insert(previewLinks)
      .values({ pageId: page.id, tokenHash: hashToken(token), createdBy: by.id, expiresAt });
    await recordAudit(tx, {
      actor: by,
      action: "page.create-preview-link",
      subject: page.slug,
      after: { expiresAt },
    });
    return { token, expiresAt };
  });
}

/** The links of a page that still open, newest first. */
export function listPreviewLinks(pageId: string) {
  return db
    .select({
      id: previewLinks.id,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
      author: accounts.name,
    })
    .from(previewLinks)
    .leftJoin(accounts, eq(accounts.id, previewLinks.createdBy))
    .where(
      and(
        eq(previewLinks.pageId, pageId),
        isNull(previewLinks.revokedAt),
        gt(previewLinks.expiresAt, new Date()),
      ),
    )
    .orderBy(desc(previewLinks.createdAt));
}

/** Closes a link for good. Doing it twice is harmless; a link of another page is left alone. */
export function revokePreviewLink(page: Page, linkId: string, by: Staff) {
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(previewLinks)
      .set({ revokedAt: new Date() })
      .where(
        and(eq(previewLinks.id, linkId), eq(previewLinks.pageId, page.id), isNull(previewLinks.revokedAt)),
      )
      .returning({ id: previewLinks.id });
    if (!revoked) return;
    await recordAudit(tx, { actor: by, action: "page.revoke-preview-link", subject: page.slug });
  });
}
