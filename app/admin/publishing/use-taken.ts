import { useNavigation } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";

/**
 * Whether the form that posts to `action` has just been taken by it, where an action leads elsewhere once it has done
 * its work: not when it answers with errors, and not when somebody has to sign in first. `field` tells the form from
 * others that post there.
 */
export function useTaken(action: string, field: string): boolean {
  const { state, formAction, formData, location } = useNavigation();
  if (state !== "loading" || formAction !== action || !formData?.has(field)) return false;
  return location.pathname + location.search !== action && location.pathname !== paths.admin.signIn();
}
