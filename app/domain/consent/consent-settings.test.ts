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
    custom: { marketing: { head: "<script>head()</script>", body: "" } },
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

test("COOKIE-04: consent to analytics allows the tag manager, consent to marketing the custom scripts by default", () => {
  const { scripts } = consentRules(withScripts);

  expect(allowedScripts(scripts, noPurpose)).toEqual({});
  expect(allowedScripts(scripts, { analytics: true, marketing: false })).toEqual({
    containerId: "GTM-AB12CD3",
  });
  expect(allowedScripts(scripts, { analytics: false, marketing: true })).toEqual({ custom: scripts.custom });
  expect(allowedScripts(scripts, everyPurpose)).toEqual(scripts);
});

test("COOKIE-04: custom scripts wait for the purpose that the settings give them", () => {
  const { scripts } = consentRules({
    ...withScripts,
    custom_head_scripts_purpose: "analytics",
    custom_body_scripts: "<script>body()</script>",
  });
  const head = { analytics: { head: "<script>head()</script>", body: "" } };
  const body = { marketing: { head: "", body: "<script>body()</script>" } };
  expect(allowedScripts(scripts, { analytics: true, marketing: false }).custom).toEqual(head);
  expect(allowedScripts(scripts, { analytics: false, marketing: true }).custom).toEqual(body);
  expect(allowedScripts(scripts, everyPurpose).custom).toEqual({ ...head, ...body });
  expect(allowedScripts(scripts, noPurpose).custom).toBeUndefined();
});
