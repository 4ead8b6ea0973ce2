/**
 * Resolves once a site, by default this worker's, has been notified of the stored values: what tests write into its
 * database is public then. Responses to writes in the admin wait for that notification, so this sends a write without a
 * session, which changes nothing.
 */
export async function siteSettled(site = process.env.SITE_URL) {
  const { status } = await fetch(new URL("/admin/theme.data", site), { method: "POST" });
  if (status >= 500) throw new Error(`the site answers ${status}`);
}
