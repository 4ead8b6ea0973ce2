import { redirectToItem } from "#app/admin/publishing/requested-item.server.ts";

export const loader = redirectToItem;
