import sharp from "sharp";
const [out, h, ...files] = process.argv.slice(2);
const height = Number(h);
const images = await Promise.all(files.map(async (f) => { const b = await sharp(f).resize({ height, withoutEnlargement: false }).png().toBuffer(); const m = await sharp(b).metadata(); return { b, w: m.width! }; }));
let x = 0; const layers = images.map(({ b, w }) => { const l = { input: b, left: x, top: 0 }; x += w + 20; return l; });
await sharp({ create: { width: x, height, channels: 3, background: "#888" } }).composite(layers).png().toFile(out!);
