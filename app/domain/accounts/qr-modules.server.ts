import qrcode from "qrcode";

/** The modules of a QR code, row by row; true is dark. */
export function qrModules(text: string): boolean[][] {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: "M" });
  return Array.from({ length: modules.size }, (_row, y) =>
    Array.from({ length: modules.size }, (_module, x) => modules.get(y, x) === 1),
  );
}
