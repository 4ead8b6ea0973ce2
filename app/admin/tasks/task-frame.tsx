import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { TaskDialog } from "./task-dialog.tsx";

/** What a task stands in: a dialog over the board, or a page of its own. */
export interface TaskFrame {
  isOver: boolean;
  /** The address of the board as it was left. */
  back: string;
  close: () => void;
}

export function useTaskFrame(): TaskFrame {
  return useOutletContext<TaskFrame>();
}

interface TaskFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Draws a task in its frame. */
export function InTaskFrame({ title, actions, children }: TaskFrameProps) {
  const { isOver, back, close } = useTaskFrame();
  if (isOver)
    return (
      <TaskDialog title={title} actions={actions} onClose={close}>
        {children}
      </TaskDialog>
    );
  return (
    <AdminPage title={title} back={{ to: back, label: "Tasks" }} actions={actions}>
      {children}
    </AdminPage>
  );
}
