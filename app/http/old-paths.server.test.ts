import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { answerOldPath } from "./old-paths.server.ts";

const requestOldPath = (path: string) => answerOldPath(new Request(`https://kestrel.example${path}`));

test("PAGE-05: an old path responds with 301 and keeps the query, a deleted one with 410, an unknown one with 404", async () => {
  await createPage({ slug: "dwh" });
  await db.insert(redirects).values([
    { fromPath: "/old", toPath: "/dwh" },
    { fromPath: "/older", toPath: "/dwh?from=older#prices" },
    { fromPath: "/away", toPath: "https://other.example/page" },
    { fromPath: "/gone", toPath: null },
  ]);
  for (const [path, status, location] of [
    ["/old", 301, "/dwh"],
    ["/old?utm_source=mail", 301, "/dwh?utm_source=mail"],
    ["/older?utm_source=mail", 301, "/dwh?from=older&utm_source=mail#prices"],
    ["/away", 301, "https://other.example/page"],
    ["/gone", 410, null],
    ["/nowhere", 404, null],
  ] as const) {
    const answer = await requestOldPath(path);
    expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, status, location]);
  }
});
