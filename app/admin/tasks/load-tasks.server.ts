import { deleted, domainSearch, readTaskSearch } from "#app/admin/tasks/task-search.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { listSavedViews } from "#app/domain/saved-views/saved-views.server.ts";
import { listUnseenMentions } from "#app/domain/tasks/comments.server.ts";
import { listColleagues } from "#app/domain/tasks/task-choices.server.ts";
import { findTask, listBoard, listLabels, listTasks } from "#app/domain/tasks/tasks.server.ts";
import { idsIn } from "#app/http/params.ts";

/** The loader data of the board or the list. */
export async function loadTasks(parameters: URLSearchParams, staff: Staff) {
  const search = readTaskSearch(parameters);
  const today = await officeToday();
  const asked = domainSearch(search, staff.id);
  const [columns, list, labels, people, views, mentioned, gone] = await Promise.all([
    search.view === "board" ? listBoard(asked, today) : null,
    search.view === "list" ? listTasks(asked, search.page, today) : null,
    listLabels(),
    listColleagues(),
    listSavedViews("tasks", staff),
    listUnseenMentions(staff.id),
    findDeleted(parameters.get(deleted)),
  ]);
  const mayUpdate = allows(staff.role, "tasks.update");
  return { search, today, columns, list, labels, people, views, mentioned, gone, mayUpdate };
}

/** The task that was just deleted, unless it was restored. */
async function findDeleted(value: string | null) {
  const [id] = idsIn([value]);
  const task = id ? await findTask(id) : undefined;
  return task?.deletedAt ? { id: task.id, title: task.title } : null;
}
