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
      {taskStatuses
        .filter((other) => other !== status)
        .map((other) => (
          <PostButton
            key={other}
            action={paths.admin.taskPlace(id)}
            fields={{ status: other, before: "first", returnTo: boardPath }}
            className={menuItemClasses}
          >
            Move to {taskStatusLabels[other]}
          </PostButton>
        ))}
      <PostButton
        action={paths.admin.taskPlace(id)}
        fields={{ status, before: "first", returnTo: boardPath }}
        className={menuItemClasses}
      >
        Move to the top
      </PostButton>
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
