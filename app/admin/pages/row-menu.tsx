import { Link } from "@remix-run/react";
import { Menu, menuItemClasses } from "#app/admin/menu.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { paths } from "#app/http/paths.ts";
import { MoreIcon } from "./icons.tsx";

/** What can be done with a page from its row. */
export function RowMenu({ page }: { page: PageTreeItem }) {
  const { slug, title } = page;
  const place = paths.admin.place(slug);
  return (
    <Menu label={`More for ${title}`} icon={<MoreIcon />}>
      <Link to={paths.admin.page(slug)} className={menuItemClasses}>
        Details
      </Link>
      <a href={paths.pagePreview(page.id)} target="_blank" rel="noopener" className={menuItemClasses}>
        Preview <span aria-hidden="true">↗</span>
      </a>
      <PostButton action={place} fields={{ step: "up" }} className={menuItemClasses}>
        Move up
      </PostButton>
      <PostButton action={place} fields={{ step: "down" }} className={menuItemClasses}>
        Move down
      </PostButton>
      <Link to={`${paths.admin.page(slug)}#address`} className={menuItemClasses}>
        Move or rename…
      </Link>
      <PostButton action={paths.admin.copy(slug)} className={menuItemClasses}>
        Duplicate
      </PostButton>
      <Link to={paths.admin.removal(slug)} className={`${menuItemClasses} text-bad`}>
        Delete…
      </Link>
    </Menu>
  );
}
