import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { loader as leads } from "./leads/inbox.tsx";
import { loader as media } from "./media/screen.tsx";
import { loader as tasks } from "./tasks/layout.tsx";

test.each([
  ["DESK-01", "/admin/leads", leads, () => createLead({ status: "new" })],
  ["TASK-01", "/admin/tasks", tasks, () => createTask()],
  ["MEDIA-01", "/admin/settings/media", media, () => createMedia()],
] as const)(
  "%s: a page beyond the last one of %s leads to the last page",
  async (_, path, loader, create) => {
    const Cookie = await sessionCookieOf(await createStaff());
    const open = async (query: string) => {
      const request = new Request(`http://localhost${path}?${query}`, { headers: { Cookie } });
      const answer = await Promise.resolve(loader(routeArguments(request))).catch(
        (thrown: unknown) => thrown,
      );
      return answer instanceof Response ? [answer.status, answer.headers.get("Location")] : "shown";
    };

    expect(await open("view=list&page=3")).toBe("shown"); // there is nothing to lead to
    await create();
    expect(await open("view=list&page=3")).toEqual([303, `${path}?view=list`]);
    expect(await open("view=list")).toBe("shown");
    expect(await open("view=list&q=nothing&page=3")).toBe("shown");
  },
);
