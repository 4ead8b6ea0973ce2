import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

interface DeleteContentProps {
  /** The address of the item's screen. */
  screen: string;
  about: string;
}

/** Moves the item to the trash; the list that it redirects to offers to undo that. */
export function DeleteContent({ screen, about }: DeleteContentProps) {
  return (
    <Section title="Delete">
      <p className="mb-3 text-muted">{about}</p>
      <PostButton action={paths.admin.contentResources(screen).removal} className={buttonClasses.plain}>
        {messages.moveToTrash}
      </PostButton>
    </Section>
  );
}
