import { useLocation } from "@remix-run/react";
import type { SitePreviewNotice } from "#app/domain/settings/site-preview.server.ts";
import { previewStrip as german } from "#app/languages/de/preview-strip.ts";
import { previewStrip as english } from "#app/languages/en/preview-strip.ts";
import type { Language } from "#app/languages/language.ts";
import { useLanguage } from "#app/languages/use-messages.ts";
import { sitePaths } from "#app/paths/site-paths.ts";

const textsIn: Record<Language, typeof english> = { en: english, de: german };

/** At the foot of every page of a preview: what differs from the site, whose it is, and the way back. */
export default function PreviewStrip({ notice: { drafts, refused } }: { notice: SitePreviewNotice }) {
  const texts = textsIn[useLanguage()];
  const { pathname } = useLocation();
  const tabs = drafts.map(({ label, by }) => (by ? `${label} (${by})` : label)).join(", ");
  return (
    <aside aria-label={texts.label} className="preview-strip screen-only">
      <style>{styles}</style>
      <details>
        <summary>
          <b>{texts.mark}</b>
          {tabs ? texts.unpublished(tabs) : texts.nothingUnpublished}
        </summary>
        <div>
          {tabs ? <p>{texts.unpublished(tabs)}</p> : null}
          {refused.length > 0 ? <p>{texts.notShown(refused.join(", "))}</p> : null}
          <p>{texts.visitorsSee}</p>
        </div>
      </details>
      <form method="post" action={sitePaths.leavePreview()}>
        <input type="hidden" name="path" value={pathname} />
        <button type="submit">{texts.leave}</button>
      </form>
    </aside>
  );
}

/**
 * Here instead of in the site's style sheet, because visitors never need it. Its own colours, because those of the site
 * are what is previewed. Without quotes and angle brackets, which React would escape.
 */
const styles = `
.preview-strip {
  background: #ffd84d;
  bottom: 0;
  color: #14110a;
  color-scheme: light;
  display: flex;
  font-size: .875rem;
  height: 2.75rem;
  line-height: 1.4;
  position: sticky;
  z-index: 45;
}
.preview-strip details { flex: 1; min-width: 0 }
.preview-strip summary {
  cursor: pointer;
  line-height: 2.75rem;
  overflow: hidden;
  padding-inline: 1rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.preview-strip b { font-weight: 600; padding-inline: .125rem .5rem }
.preview-strip div {
  background: #ffd84d;
  border-bottom: 1px solid #14110a;
  bottom: 100%;
  display: grid;
  gap: .25rem;
  left: 0;
  padding: .75rem 1rem;
  position: absolute;
  right: 0;
}
.preview-strip p { max-width: 68em }
.preview-strip button {
  border-left: 1px solid #14110a;
  cursor: pointer;
  font-weight: 600;
  height: 100%;
  padding-inline: 1rem;
}
.preview-strip button:hover { background: #14110a; color: #ffd84d }
.preview-strip :focus-visible { outline: 2px solid; outline-offset: -4px }
.consent-banner { bottom: 2.75rem }
.stage-opening { padding-bottom: 4.25rem }
.above-banner { margin-bottom: 2.75rem }
@media (min-width: 64.0625rem) { .preview-strip { margin-left: var(--sidebar) } }
`;
