import { fileAddress } from "./file-address.ts";
import type { ShownPicture } from "./picture-sources.ts";

export interface ClientLogo {
  imageUrl: ShownPicture;
  altText: string;
}

interface ClientMarkProps {
  logo: ClientLogo;
  /** Zero-based; adjacent names without a logo get different styles. */
  position: number;
}

/** A client's logo in a box of fixed width, or the name styled as a word mark. */
export function ClientMark({ logo, position }: ClientMarkProps) {
  const address = fileAddress(logo.imageUrl);
  if (address) {
    return (
      <img
        src={address}
        alt={logo.altText}
        loading="lazy"
        className="client-logo h-7 w-28 object-contain object-left"
      />
    );
  }
  return <span className={styles[position % styles.length]}>{logo.altText}</span>;
}

const styles = [
  "text-[1.1875rem] font-bold tracking-[-0.02em]",
  "font-mono text-[0.9375rem] font-medium lowercase [font-stretch:80%]",
  "text-[1.1875rem] font-light tracking-[0.12em] uppercase",
  "text-[1.1875rem] font-semibold tracking-[-0.02em]",
];
