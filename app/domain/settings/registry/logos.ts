import { image, text } from "#app/domain/settings/fields.ts";

/** A client in a logo strip. */
export const logoParts = {
  altText: text({
    label: "Name",
    help: "Read out, and set as a word mark while there is no picture.",
    required: true,
    max: 80,
  }),
  imageUrl: image({ label: "Picture", help: "SVG on a transparent ground." }),
};
