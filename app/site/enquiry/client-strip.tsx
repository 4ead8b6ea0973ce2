import { useState } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { type ClientLogo, ClientMark } from "#app/ui/client-mark.tsx";
import { customProperties } from "#app/ui/custom-properties.ts";

/** LEAD-03: the strip moves above this many logos. */
const stillLimit = 3;
/** Seconds until a logo is replaced by the next; slow enough to read. */
const secondsPerLogo = 5;

interface ClientStripProps {
  heading: string;
  logos: ClientLogo[];
}

/** Client logos; renders nothing without clients. Visitors can stop the animation; it is static with reduced motion. */
export function ClientStrip({ heading, logos }: ClientStripProps) {
  const { enquiry } = useMessages();
  const [isStopped, setStopped] = useState(false);
  if (logos.length === 0) return null;
  const moves = logos.length > stillLimit;

  return (
    <div className="mt-auto border-t border-line pt-3">
      <div className="flex min-h-6 items-center justify-between">
        <p className="mono text-muted">{heading}</p>
        {moves ? (
          <button
            type="button"
            data-replay
            aria-pressed={isStopped}
            aria-label={enquiry.stopLogos}
            onClick={() => setStopped(!isStopped)}
            className="client-strip-stop -mr-1.5 grid size-6 place-items-center text-muted hover:text-ink focus-visible:outline-offset-0"
          >
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 fill-current">
              <path d={isStopped ? "M1 0v10l8-5z" : "M1 0h3v10H1zM6 0h3v10H6z"} />
            </svg>
          </button>
        ) : null}
      </div>
      <div
        className={`client-strip mt-2.5 ${moves ? "client-strip-moving" : ""}`}
        data-stopped={isStopped || undefined}
        style={customProperties({ "--client-strip-turn": `${logos.length * secondsPerLogo}s` })}
      >
        <Row logos={logos} />
        {moves ? <Row logos={logos} isCopy /> : null}
      </div>
    </div>
  );
}

function Row({ logos, isCopy }: { logos: ClientLogo[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy} className="client-strip-row">
      {logos.map((logo, index) => (
        <li key={logo.altText} className="flex items-center">
          <ClientMark logo={logo} position={index} />
        </li>
      ))}
    </ul>
  );
}
