import type { BlockData } from "#app/blocks/resolved-block.ts";
import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";
import type { PreviewedTab } from "#app/domain/settings/section.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { Logo } from "#app/site/chrome/logo.tsx";
import { NavigationList } from "#app/site/chrome/sidebar.tsx";
import nextStepsHref from "#app/site/enquiry/next-steps.css?url";
import { NextSteps } from "#app/site/enquiry/next-steps.tsx";
import type { NextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import { ReplyPromise } from "#app/site/enquiry/reply-promise.tsx";
import type { FontSpecimen } from "#app/site/fonts/brand-fonts.server.ts";
import { Footer } from "#app/site/footer/footer.tsx";
import { HomeSections, stageOf } from "#app/site/home/home.tsx";
import type { HomePage } from "#app/site/home/home-page.server.ts";
import { useSite } from "#app/site/site-data.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { PurposeRows } from "../consent/consent-dialog.tsx";

interface PreviewedSectionProps {
  tab: PreviewedTab;
  home: HomePage | undefined;
  consent: ConsentTexts;
  nextSteps: NextStepsTexts;
  fonts: FontSpecimen[] | undefined;
}

/** The part of the site that a settings tab changes, in isolation. */
export function PreviewedSection({ tab, home, consent, nextSteps, fonts }: PreviewedSectionProps) {
  switch (tab) {
    case "contact":
      return <WholeFooter />;
    case "footer":
      return (
        <>
          <div style={{ maxWidth: "var(--sidebar)" }}>
            <NavigationList />
          </div>
          <WholeFooter />
        </>
      );
    case "brand":
      return (
        <>
          <Letterhead />
          {fonts ? <FontSpecimens specimens={fonts} /> : null}
          <WholeFooter />
        </>
      );
    case "form":
      return (
        <>
          <Examples />
          <link rel="stylesheet" href={nextStepsHref} />
          <div className="max-w-3xl">
            <NextSteps texts={nextSteps}>
              <ReplyPromise reply={nextSteps.reply} />
            </NextSteps>
          </div>
        </>
      );
    case "cookies":
      return <Consent {...consent} />;
    case "home":
      return home ? <HomePreview {...home} /> : null;
  }
}

/** At full width, because the preview has no sidebar. */
function WholeFooter() {
  return (
    <div style={customProperties({ "--sidebar": "0px" })} className="-mx-5 -mb-6 md:-mx-8">
      <Footer />
    </div>
  );
}

function Letterhead() {
  const { preview, site } = useMessages();
  const { brand_tagline } = useSite().settings;
  return (
    <header>
      <Logo />
      <p className="mt-3.5 text-sm text-muted">{brand_tagline}</p>
      <p className="display mt-8">{preview.brand.colours}</p>
      <p className="mt-3 max-w-[40em]">
        {preview.brand.bodyText} <span className="text-signal-text">{preview.brand.signalText}</span>.{" "}
        <span className="inline-block bg-signal px-3 py-1 font-semibold text-ink">{site.letsTalk}</span>
      </p>
    </header>
  );
}

/** Every font pair in its own fonts; the chosen one is marked. */
function FontSpecimens({ specimens }: { specimens: FontSpecimen[] }) {
  const { brand_name, brand_tagline } = useSite().settings;
  return (
    <>
      <link rel="stylesheet" href={sitePaths.specimenFonts()} />
      <ul className="mt-10 border-b border-line">
        {specimens.map(({ label, isChosen, sans, mono }) => (
          <li
            key={label}
            aria-current={isChosen || undefined}
            className="border-t border-line py-4"
            style={isChosen ? { borderTop: "2px solid var(--ink)" } : undefined}
          >
            <p className="mono text-muted" style={{ fontFamily: mono }}>
              {label}
            </p>
            <p className="heading mt-1" style={{ fontFamily: sans }}>
              {brand_name}
            </p>
            <p style={{ fontFamily: sans }}>{brand_tagline}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The stage's text and own film or picture without its screen, and the sections below it. */
function HomePreview({ blocks }: HomePage) {
  const { opening, scenery } = stageOf(blocks)?.props.data ?? {};
  return (
    <>
      {scenery ? <OwnScenery {...scenery} /> : null}
      {opening ? <p className="lead max-w-[40em]">{opening.description}</p> : null}
      <HomeSections blocks={blocks} />
    </>
  );
}

function OwnScenery({
  film,
  picture,
}: Pick<NonNullable<BlockData["home-stage"]>["scenery"], "film" | "picture">) {
  const still = picture && (fileAddress(picture) || undefined);
  const className = "mb-6 aspect-video w-full bg-ink object-cover";
  if (film)
    return (
      <video
        {...{ controls: true, muted: true, playsInline: true, preload: "metadata" }}
        {...{ poster: still, src: fileAddress(film), className }}
      />
    );
  return still ? <img src={still} alt="" className={className} /> : null;
}

function Examples() {
  const { form } = useMessages().enquiry;
  const { settings } = useSite();
  const examples = [
    [form.name, settings.form_placeholder_name],
    [form.email, settings.form_placeholder_email],
    [form.description, settings.form_placeholder_description],
  ];
  return (
    <dl className="mb-8 grid max-w-[28rem] gap-4">
      {examples.map(([label, example]) => (
        <div key={label} className="border-b border-line pb-2">
          <dt className="text-sm">{label}</dt>
          <dd className="text-muted">{example}</dd>
        </div>
      ))}
    </dl>
  );
}

function Consent({ text, descriptions }: ConsentTexts) {
  const { consent } = useMessages();
  return (
    <>
      <p className="on-ink -mx-5 -mt-6 px-5 py-5 text-[0.9375rem]/[1.5] md:-mx-8 md:px-8">{text}</p>
      <h2 className="heading mt-8 mb-4">{consent.title}</h2>
      <ul className="max-w-[42rem]">
        <PurposeRows descriptions={descriptions} />
      </ul>
    </>
  );
}
