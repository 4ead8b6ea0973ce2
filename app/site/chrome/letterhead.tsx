import { useLocation } from "@remix-run/react";
import { useSite } from "#app/site/site-data.ts";

/** SITE-11: printed pages name the firm, its mail address and their own address. */
export function Letterhead() {
  const { settings, siteUrl } = useSite();
  const { pathname } = useLocation();
  return (
    <p className="letterhead hidden">
      <b>{settings.brand_name}</b>
      {settings.contact_email}
      <span>{siteUrl + pathname}</span>
    </p>
  );
}
