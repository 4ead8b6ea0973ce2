import { readContainerId } from "#app/domain/settings/container-id.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { Purposes } from "./consent.ts";

interface PolicyLink {
  title: string;
  path: string;
}

/** Texts of the consent banner and its dialog. */
export interface ConsentTexts {
  /** Shown above the buttons of the banner. */
  text: string;
  descriptions: Record<"necessary" | keyof Purposes, string>;
  /** Links to both policies. */
  policies: PolicyLink[];
}

/** Consent settings that every page needs. */
export interface ConsentRules {
  /** Calendar months for which an answer is valid. */
  validityMonths: number;
  scripts: ConsentScripts;
}

/** Scripts that load after consent; disabled or empty ones are undefined. */
export interface ConsentScripts {
  /** The tag manager's container, `GTM-…`. */
  containerId?: string | undefined;
  /** By the purpose that the visitor must have allowed. */
  custom?: CustomByPurpose | undefined;
}

type CustomByPurpose = Partial<Record<keyof Purposes, CustomScripts>>;

/** HTML with script elements, for the end of the head and of the body. */
export interface CustomScripts {
  head: string;
  body: string;
}

export function consentTexts(
  settings: Settings,
  { cookies, privacy }: { cookies?: PolicyLink; privacy?: PolicyLink },
): ConsentTexts {
  return {
    text: settings.cookie_banner_text,
    descriptions: {
      necessary: settings.cookie_necessary_desc,
      analytics: settings.cookie_analytics_desc,
      marketing: settings.cookie_marketing_desc,
    },
    policies: [cookies, privacy].filter((policy) => policy !== undefined),
  };
}

/** Disabled scripts are never sent to the browser. */
export function consentRules(settings: Settings): ConsentRules {
  return {
    validityMonths: settings.cookie_consent_validity_months,
    scripts: {
      containerId: settings.gtm_enabled ? readContainerId(settings.gtm_container_id) : undefined,
      custom: customOf(settings),
    },
  };
}

/** Returns the scripts that the visitor's answer permits: the tag manager with analytics, custom ones by purpose. */
export function allowedScripts(
  { containerId, custom = {} }: ConsentScripts,
  allowed: Purposes,
): ConsentScripts {
  return {
    containerId: allowed.analytics ? containerId : undefined,
    custom: noneOrSome({
      ...(allowed.analytics && custom.analytics && { analytics: custom.analytics }),
      ...(allowed.marketing && custom.marketing && { marketing: custom.marketing }),
    }),
  };
}

function customOf(settings: Settings): CustomByPurpose | undefined {
  if (!settings.custom_scripts_enabled) return undefined;
  const custom: CustomByPurpose = {};
  const add = (place: keyof CustomScripts, html: string, purpose: keyof Purposes) => {
    if (html) custom[purpose] = { ...(custom[purpose] ?? { head: "", body: "" }), [place]: html };
  };
  add("head", settings.custom_head_scripts.trim(), settings.custom_head_scripts_purpose);
  add("body", settings.custom_body_scripts.trim(), settings.custom_body_scripts_purpose);
  return noneOrSome(custom);
}

function noneOrSome(custom: CustomByPurpose): CustomByPurpose | undefined {
  return Object.keys(custom).length > 0 ? custom : undefined;
}
