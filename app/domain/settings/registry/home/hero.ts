import { flag, longText, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const hero = section(
  { tab: "home", title: "Hero" },
  {
    home_hero_section_enabled: flag({
      label: "Intro and scroll stage",
      help: "If off, there is no intro, film or side lines; the page starts with its first section.",
    }),
    home_hero_enabled: flag({
      label: "Hero text and solution links",
      help: "If off, the stage shows only the film.",
    }),
    home_hero_headline: text({
      label: "Headline",
      help: "At most nine words, shown across the lower third of the screen.",
      default: "Software that holds still in moving air.",
      max: 90,
      required: true,
    }),
    home_hero_description: longText({
      label: "Description",
      help: "Two or three sentences under the headline.",
      default:
        "We build products and the AI inside them for companies that cannot afford a second try. One rule: it runs on Monday.",
      max: 320,
      required: true,
    }),
    home_hero_intro_text: longText({
      label: "Text beside the film",
      help: "Appears in large type as the visitor scrolls.",
      default:
        "A kestrel hunts by hanging still. The wind pushes, wings and tail answer, and the head stays within five millimetres. We build software like that: it takes the movement, so that you can keep your eye on the field.",
      max: 320,
      required: true,
    }),
  },
);
