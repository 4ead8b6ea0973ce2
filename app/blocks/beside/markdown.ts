import { picture as pictureIn, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";

/** What stands beside a text, below it. */
export function besideIn({ beside, data }: Pick<ShownProps<"rich-text">, "beside" | "data">): string {
  const { figure, person, picture, text } = beside ?? {};
  return stacked(
    pictureIn(picture),
    figure && `**${words(figure)}**`,
    words(text),
    person && [`**${words(person)}**`, words(data?.role)].filter(Boolean).join(" "),
  );
}
