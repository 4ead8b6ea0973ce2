import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";

/** Milliseconds after which a page with pending suspensions is aborted. */
const RENDER_TIMEOUT_MS = 10_000;

/** Renders the whole page once nothing is suspended. Rejects on errors. */
export function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Disables streaming: every boundary is rendered in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(collectChunks(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(
      () => abort(new Error(`the page was not ready after ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    );
    timer.unref();
  });
}

/** Collects chunks and returns them as one string. */
function collectChunks(onComplete: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onComplete(withoutPadding(Buffer.concat(pieces).toString()));
      done();
    },
  });
}

/** React 18 pads its buffer with zeros when a multi-byte character crosses its end (facebook/react#26228). */
const withoutPadding = (html: string) => html.replaceAll("\0", "");
