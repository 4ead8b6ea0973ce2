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

test("COOKIE-04: the browser receives no scripts by default", () => {
  expect(consentRules(defaultSettings).scripts).toEqual({ containerId: undefined, custom: undefined });
});

test("COOKIE-04: the browser receives the enabled scripts", () => {
  expect(consentRules(withScripts).scripts).toEqual({
    containerId: "GTM-AB12CD3",
    custom: { head: "<script>head()</script>", body: "" },
  });
});

test("COOKIE-04: disabled scripts are not sent to the browser", () => {
  const { scripts } = consentRules({ ...withScripts, gtm_enabled: false, custom_scripts_enabled: false });
  expect(scripts).toEqual({ containerId: undefined, custom: undefined });
});

test.each(["", "AB12CD3", "GTM-", "GTM-AB12&l=x", "G-AB12CD3", "https://evil.example/GTM-AB12CD3"])(
  "COOKIE-04: the invalid container id %j is ignored",
  (id) => {
    expect(consentRules({ ...withScripts, gtm_container_id: id }).scripts.containerId).toBeUndefined();
  },
);

test("COOKIE-04: a container id is trimmed and converted to upper case", () => {
  const { scripts } = consentRules({ ...withScripts, gtm_container_id: " gtm-ab12cd3 " });
  expect(scripts.containerId).toBe("GTM-AB12CD3");
});

test("COOKIE-04: consent to analytics allows the tag manager, consent to marketing the custom scripts", () => {
  const { scripts } = consentRules(withScripts);

  expect(allowedScripts(scripts, noPurpose)).toEqual({});
  expect(allowedScripts(scripts, { analytics: true, marketing: false })).toEqual({
    containerId: "GTM-AB12CD3",
  });
  expect(allowedScripts(scripts, { analytics: false, marketing: true })).toEqual({ custom: scripts.custom });
  expect(allowedScripts(scripts, everyPurpose)).toEqual(scripts);
});
