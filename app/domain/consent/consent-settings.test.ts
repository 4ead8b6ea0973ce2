import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { everyPurpose, noPurpose } from "./consent.ts";
import { allowedScripts, consentRules } from "./consent-settings.ts";

const withScripts = {
  ...defaultSettings,
  gtm_enabled: true,
  gtm_container_id: "GTM-AB12CD3",
  custom_scripts_enabled: true,
  custom_head_scripts: "<script>head()</script>",
  custom_body_scripts: "",
};

test("COOKIE-04: by default the browser is given no scripts", () => {
  expect(consentRules(defaultSettings).scripts).toEqual({ containerId: undefined, custom: undefined });
});

test("COOKIE-04: the browser is given the scripts that are switched on", () => {
  expect(consentRules(withScripts).scripts).toEqual({
    containerId: "GTM-AB12CD3",
    custom: { head: "<script>head()</script>", body: "" },
  });
});

test("COOKIE-04: what is switched off stays on the server", () => {
  const { scripts } = consentRules({ ...withScripts, gtm_enabled: false, custom_scripts_enabled: false });
  expect(scripts).toEqual({ containerId: undefined, custom: undefined });
});

test.each(["", "AB12CD3", "GTM-", "GTM-AB12&l=x", "G-AB12CD3", "https://evil.example/GTM-AB12CD3"])(
  "COOKIE-04: %j is no container",
  (id) => {
    expect(consentRules({ ...withScripts, gtm_container_id: id }).scripts.containerId).toBeUndefined();
  },
);

test("COOKIE-04: a container's id may be typed in small letters and with spaces around it", () => {
  const { scripts } = consentRules({ ...withScripts, gtm_container_id: " gtm-ab12cd3 " });
  expect(scripts.containerId).toBe("GTM-AB12CD3");
});

test("COOKIE-04: analytics lets in the tag manager, marketing the custom scripts", () => {
  const { scripts } = consentRules(withScripts);

  expect(allowedScripts(scripts, noPurpose)).toEqual({});
  expect(allowedScripts(scripts, { analytics: true, marketing: false })).toEqual({
    containerId: "GTM-AB12CD3",
  });
  expect(allowedScripts(scripts, { analytics: false, marketing: true })).toEqual({ custom: scripts.custom });
  expect(allowedScripts(scripts, everyPurpose)).toEqual(scripts);
});
