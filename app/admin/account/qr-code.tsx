interface QrCodeProps {
  /** Rows of modules; true is dark. */
  modules: boolean[][];
  label: string;
}

/** A QR code, dark on white in either theme: that is what cameras look for. */
export function QrCode({ modules, label }: QrCodeProps) {
  const size = modules.length + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-[216px] bg-white"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}

/** Modules of white around the code, ISO/IEC 18004. */
const quietZone = 4;

function pathOf(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : "")))
    .join("");
}
