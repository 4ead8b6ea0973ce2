import { choice, flag, list, number } from "#app/domain/settings/fields.ts";
import { logoParts } from "#app/domain/settings/registry/logos.ts";
import { section } from "#app/domain/settings/section.ts";

export const clients = section(
  { tab: "home", title: "Clients" },
  {
    home_clients_enabled: flag({ label: "Show the strip of clients" }),
    home_clients_logos: list({
      label: "Clients",
      help: "Without clients the strip is left out.",
      singular: "client",
      item: logoParts,
      max: 40,
    }),
    home_clients_logo_spacing: number({
      label: "Space between logos",
      default: 56,
      min: 0,
      max: 200,
      unit: "px",
    }),
    home_clients_grayscale_enabled: flag({ label: "Greyscale until hovered" }),
    home_clients_hover_effect: choice({
      label: "Pointed at",
      options: { none: "Nothing happens", colour: "Turns to its own colour", lift: "Rises a little" },
      default: "colour",
    }),
  },
);
