import { redirectToPage } from "#app/admin/pages/requested-page.server.ts";

export const loader = redirectToPage;
