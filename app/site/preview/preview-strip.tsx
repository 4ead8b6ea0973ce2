import { useLocation } from "@remix-run/react";
import type { SitePreviewNotice } from "#app/domain/settings/site-preview.server.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import * as messages from "./messages.ts";

/** At the foot of every page of a preview: what differs from the site, whose it is, and the way back. */
export default function PreviewStrip({ notice: { drafts, refused } }: { notice: SitePreviewNotice }) {
  const { pathname } = useLocation();
  const tabs = drafts.map(({ label, by }) => (by ? `${label} (${by})` : label)).join(", ");
  return (
    <aside aria-label={messages.previewOfTheSite} className="preview-strip screen-only">
      <style>{styles}</style>
      <details>
        <summary>{tabs ? messages.unpublished(tabs) : messages.nothingUnpublished}</summary>
        <div>
          {tabs ? <p>{messages.unpublished(tabs)}.</p> : null}
          {refused.length > 0 ? <p>{messages.notShown(refused.join(", "))}</p> : null}
          <p>
            {messages.visitorsSee} {messages.scriptsDoNotRun}
          </p>
        </div>
      </details>
      <form method="post" action={sitePaths.leavePreview()}>
        <input type="hidden" name="path" value={pathname} />
        <button type="submit">{messages.leavePreview}</button>
      </form>
    </aside>
  );
}

/**
 * Here instead of in the site's style sheet, because visitors never need it. Its own colours, because those of the site
 * are what is previewed.
 */
const styles = `
.preview-strip {
  background: #0e1112;
  border-top: 1px solid #565c5e;
  bottom: 0;
  color: #fff;
  color-scheme: dark;
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
  line-height: 2.6875rem;
  overflow: hidden;
  padding-inline: 1rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.preview-strip details > div {
  background: #0e1112;
  border-top: 1px solid #565c5e;
  bottom: 100%;
  display: grid;
  gap: .5rem;
  left: 0;
  padding: 1rem;
  position: absolute;
  right: 0;
}
.preview-strip p { max-width: 68em }
.preview-strip button {
  background: #fff;
  color: #0e1112;
  cursor: pointer;
  font-weight: 600;
  height: 100%;
  padding-inline: 1rem;
}
.preview-strip button:hover { background: #d8dbdc }
.preview-strip :focus-visible { outline: 2px solid #fff; outline-offset: -4px }
.preview-strip button:focus-visible { outline-color: #0e1112 }
.consent-banner { bottom: 2.75rem }
.above-banner { --covered-bottom: 2.75rem }
@media (width > 1024px) { .preview-strip { margin-left: var(--sidebar) } }
`;
