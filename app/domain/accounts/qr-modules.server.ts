/** The modules of a QR code, row by row; true is dark. */
export async function qrModules(text: string): Promise<boolean[][]> {
  const { default: qrcode } = await import("qrcode"); // when it is needed: a start would wait for it
  const { modules } = qrcode.create(text, { errorCorrectionLevel: "M" });
  return Array.from({ length: modules.size }, (_row, y) =>
    Array.from({ length: modules.size }, (_module, x) => modules.get(y, x) === 1),
  );
}
