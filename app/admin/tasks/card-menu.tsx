import { Form } from "@remix-run/react";
import { Menu, menuItemClasses } from "#app/admin/menu.tsx";
import { MoreIcon } from "#app/admin/pages/icons.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { taskStatuses, taskStatusLabels } from "#app/domain/tasks/task.ts";
import { paths } from "#app/http/paths.ts";

interface CardMenuProps {
  task: { id: string; title: string; status: string };
  /** Where one comes back to. */
  boardPath: string;
}

/** What can be done with a task from the outside; works without script too. */
export function CardMenu({ task: { id, title, status }, boardPath }: CardMenuProps) {
  return (
    <Menu label={`More for ${title}`} icon={<MoreIcon />}>
      <Form method="post" action={paths.admin.taskPlace(id)} preventScrollReset>
        <input type="hidden" name="returnTo" value={boardPath} />
        {taskStatuses.map((place) => (
          <button key={place} type="submit" name="status" value={place} className={menuItemClasses}>
            {place === status ? "Move to the top" : `Move to ${taskStatusLabels[place]}`}
          </button>
        ))}
      </Form>
      <PostButton
        action={paths.admin.taskRemoval(id)}
        fields={{ returnTo: boardPath }}
        className={`${menuItemClasses} text-bad`}
      >
        Delete
      </PostButton>
    </Menu>
  );
}
