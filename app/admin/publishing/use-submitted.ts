import { useNavigation } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";

/**
 * Whether the form that posts to `action` has just succeeded, for actions that redirect on success: false after errors
 * and after a redirect to sign-in. `field` distinguishes the form from others with the same action.
 */
export function useSubmitted(action: string, field: string): boolean {
  const { state, formAction, formData, location } = useNavigation();
  if (state !== "loading" || formAction !== action || !formData?.has(field)) return false;
  return location.pathname + location.search !== action && location.pathname !== paths.admin.signIn();
}
