import { flag, link, list, longText, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

const serviceParts = {
  title: text({ label: "Title", max: 80, required: true }),
  description: longText({ label: "Text", max: 240 }),
  url: link({ label: "Link", help: "The service’s page; optional." }),
};

export const services = section(
  { tab: "home", title: "Services" },
  {
    home_services_enabled: flag({ label: "Show services" }),
    home_services_title: text({ label: "Title", default: "Two ways to start, one team", required: true }),
    home_services_description: longText({
      label: "Description",
      default:
        "Find out what to build, or build what you have found out. Most clients begin with the first and save half of the second.",
      max: 320,
    }),
    home_services_discovery_title: text({
      label: "First list, title",
      default: "Discovery",
      max: 60,
      required: true,
    }),
    home_services_discovery_items: list({
      label: "First list",
      singular: "service",
      item: serviceParts,
      default: [
        {
          title: "Product discovery",
          description:
            "Two to four weeks with the people who will use it. You get a scope, a range and a list of what not to build.",
          url: "",
        },
        {
          title: "Technical audit",
          description:
            "Your code, data and contracts read by two engineers. The report names the risks in order of cost.",
          url: "",
        },
      ],
      max: 12,
    }),
    home_services_delivery_title: text({
      label: "Second list, title",
      default: "Delivery",
      max: 60,
      required: true,
    }),
    home_services_delivery_items: list({
      label: "Second list",
      singular: "service",
      item: serviceParts,
      default: [
        {
          title: "Web and mobile products",
          description:
            "A small senior team that releases every week, on your infrastructure and in your repository.",
          url: "",
        },
        {
          title: "AI inside a product",
          description:
            "Search, drafts and decisions with the source beside each of them, and tests that fail before your users do.",
          url: "",
        },
        {
          title: "Support after launch",
          description: "The people who wrote it answer when it breaks. Response times are in the contract.",
          url: "",
        },
      ],
      max: 12,
    }),
  },
);
