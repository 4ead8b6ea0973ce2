import { colour, image, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const identity = section(
  { tab: "brand", title: "Name and logo" },
  {
    brand_name: text({
      label: "Name",
      help: "Shown beside the logo and in page titles.",
      default: "Kestrel",
      max: 60,
      required: true,
    }),
    brand_tagline: text({
      label: "Tagline",
      help: "The line under the logo in the sidebar.",
      default: "A global team of vetted engineers and designers",
    }),
    brand_logo: image({
      label: "Logo",
      help: "Address of an SVG or a square picture. If empty, the kestrel is shown.",
    }),
  },
);

export const colours = section(
  {
    tab: "brand",
    title: "Colours",
    about: "Paper and ink are the background and text colours; the signal colour marks the main button.",
  },
  {
    brand_signal_color: colour({
      label: "Signal",
      help: "The Let’s Talk button and the highlighted line. Ink must be legible on it.",
      against: { field: "brand_ink_color", name: "ink" },
      default: "#FF5A1F",
      required: true,
    }),
    brand_signal_text_color: colour({
      label: "Signal as text",
      help: "A darker signal colour for text on paper, with a contrast of at least 4.5 to 1.",
      against: { field: "brand_paper_color", name: "paper" },
      default: "#C93C06",
      required: true,
    }),
    brand_ink_color: colour({
      label: "Ink",
      help: "Text, the home stage and the overlay menu.",
      against: { field: "brand_paper_color", name: "paper" },
      default: "#0E1112",
      required: true,
    }),
    brand_paper_color: colour({
      label: "Paper",
      help: "The background of every page.",
      default: "#F5F3EE",
      required: true,
    }),
  },
);
