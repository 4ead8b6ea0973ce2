import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { loader } from "./item.tsx";

test("ADMIN-06, MEDIA-01: the queue of missing descriptions skips a picture that was deleted meanwhile", async () => {
  await db.delete(media);
  const staff = await createStaff();
  const cookie = await sessionCookieOf(staff);
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const first = await createMedia({ alt: null, createdAt: at(1) });
  const second = await createMedia({ alt: null, createdAt: at(2) });
  const third = await createMedia({ alt: null, createdAt: at(3) });
  async function opened(mediaId: string, query: string) {
    const url = `http://localhost/admin/settings/media/${mediaId}${query}`;
    const request = new Request(url, { headers: { Cookie: cookie } });
    return loader(routeArguments(request, { mediaId })).catch((thrown: unknown) => thrown);
  }
  const redirectFrom = async (mediaId: string, query: string) => {
    const answer = await opened(mediaId, query);
    return answer instanceof Response && answer.headers.get("Location");
  };
  const screenOf = ({ id }: { id: string }) => `/admin/settings/media/${id}?queue=alt`;

  expect(await redirectFrom(first.id, "?queue=alt&skip")).toBe(screenOf(second));
  await db.delete(media).where(eq(media.id, second.id));
  expect(await redirectFrom(first.id, "?queue=alt&skip")).toBe(screenOf(third));
  expect(await redirectFrom(second.id, "?queue=alt")).toBe(screenOf(first));
  expect(await opened(second.id, "")).toMatchObject({ status: 404 });
});
