import { useMessages } from "#app/languages/use-messages.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { Section } from "#app/ui/section.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { ClickToLoad } from "../embed/click-to-load.tsx";
import type { ViewProps } from "../resolved-block.ts";
import type { VideoProps } from "./schema.ts";

export default function Video({ label, heading, caption, transcript, place, ...film }: ViewProps<"video">) {
  const messages = useMessages().blocks.video;
  return (
    <Section number={place.number} label={label} heading={heading}>
      <figure className={heading ? "mt-12" : undefined}>
        <Film {...film} />
        {caption ? <figcaption className="mono mt-3.5 text-muted">{caption}</figcaption> : null}
      </figure>
      {transcript ? (
        <details className="mt-5 max-w-[40em]">
          <summary className="inline-link inline-block text-[1rem]">{messages.transcript}</summary>
          <p className="mt-3 whitespace-pre-line">{transcript}</p>
        </details>
      ) : null}
    </Section>
  );
}

function Film({
  title,
  file,
  address = "",
  poster,
}: Pick<VideoProps, "title" | "file" | "address" | "poster">) {
  if (file) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the transcript contains what is said
      <video
        controls
        playsInline
        preload="none"
        poster={(poster && fileAddress(poster)) || undefined}
        src={fileAddress(file)}
        aria-label={title}
        className="aspect-video w-full bg-ink"
      />
    );
  }
  const still = poster ? (
    <BlockPicture
      image={{ ...poster, isDecorative: true }}
      sizes="(max-width: 1024px) 100vw, calc(100vw - 390px)"
      width={1280}
      height={720}
      className="absolute inset-0 size-full object-cover"
    />
  ) : null;
  return <ClickToLoad address={address} title={title} shape="aspect-[4/3] sm:aspect-video" poster={still} />;
}
