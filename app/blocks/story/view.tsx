import { useMessages } from "#app/languages/use-messages.ts";
import { ScrollBox } from "#app/ui/scroll-box.tsx";
import { Section } from "#app/ui/section.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";

/** Scenes side by side in a container that scrolls by touch, wheel and, when focused, arrow keys. */
export default function Story({ label, heading, scenes, place }: ViewProps<"story">) {
  const messages = useMessages().blocks.story;
  const Title = heading || label ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <StoryStyles />
      <ScrollBox label={heading ?? label ?? messages.label} className="story">
        <ol className="story-scenes">
          {numbered(scenes).map(({ key, number, when, title, text, image }) => (
            <li key={key} className="story-scene">
              <p className="mono story-when">{when ?? <span aria-hidden="true">{number}</span>}</p>
              {image ? (
                <BlockPicture
                  image={image}
                  sizes="(max-width: 767px) 80vw, 34rem"
                  width={1600}
                  height={1000}
                  className="story-picture"
                />
              ) : null}
              <Title className="story-title">{title}</Title>
              {text ? <p className="story-text">{text}</p> : null}
            </li>
          ))}
        </ol>
      </ScrollBox>
    </Section>
  );
}
