import { code, containerId, optIn } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const tagManager = section(
  { tab: "scripts", title: "Google Tag Manager", about: "Loads only after a visitor has allowed analytics." },
  {
    gtm_enabled: optIn({ label: "Load the tag manager" }),
    gtm_container_id: containerId({
      label: "Container",
      help: "Like GTM-AB12CD3. Without it nothing is loaded.",
    }),
  },
);

export const customScripts = section(
  {
    tab: "scripts",
    title: "Custom scripts",
    about:
      "Runs in the browser of every visitor who has allowed marketing. Whoever writes it can read what they type.",
  },
  {
    custom_scripts_enabled: optIn({ label: "Load custom scripts" }),
    custom_head_scripts: code({ label: "In the head", help: "HTML with script elements." }),
    custom_body_scripts: code({ label: "At the end of the body", help: "HTML with script elements." }),
  },
);
