import { useMessages } from "#app/languages/use-messages.ts";
import { carryThread } from "#app/ui/carry-thread.ts";
import { displaySize } from "#app/ui/class-names.ts";
import { sharedElement } from "#app/ui/custom-properties.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { Picture } from "#app/ui/picture.tsx";
import { wideSizes } from "#app/ui/picture-sources.ts";
import { focusOf, pictureAlt } from "../block-picture.tsx";
import { BigValue } from "../counted.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { LeafletStyles, StoryStyles } from "../story-styles/story-styles.tsx";

/** A case's first screen: client, headline, a figure, and a full-bleed cover. */
export default function CaseOpening(props: ViewProps<"case-opening">) {
  const messages = useMessages().blocks.caseOpening;
  const { headline, lead, client, mark, year, sector, service, figure, cover, ground, data, place } = props;
  const Headline = place.isOpening ? "h1" : "h2";
  const facts = [
    { label: messages.client, value: client },
    { label: messages.year, value: year },
    { label: messages.sector, value: sector },
    { label: messages.service, value: service },
  ].filter(({ value }) => value);
  return (
    <section className="case-opening" data-ground={ground}>
      <StoryStyles />
      <LeafletStyles />
      <div className="case-head" ref={carryThread}>
        <span style={sharedElement("thread", data.slug)} />
        {mark ? <img src={fileAddress(mark)} alt={pictureAlt(mark)} className="case-mark" /> : null}
        <dl className="case-facts mono">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Headline className={`display ${displaySize(headline)}`} style={sharedElement("title", data.slug)}>
        {headline}
      </Headline>
      {lead ? <p className="lead case-lead">{lead}</p> : null}
      <p className="case-figure">
        <BigValue value={figure.value} /> <span className="case-figure-label">{figure.label}</span>
      </p>
      {cover ? (
        <figure className="case-cover" style={sharedElement("cover", data.slug)}>
          <Picture
            picture={cover}
            alt={pictureAlt(cover)}
            focus={focusOf(cover)}
            sizes={wideSizes}
            width={1600}
            height={1000}
          />
          {cover.caption ? <figcaption className="mono">{cover.caption}</figcaption> : null}
        </figure>
      ) : null}
    </section>
  );
}
