import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  // The dev server looks for browser packages in whole route modules; this one has no build for browsers.
  optimizeDeps: { exclude: ["@node-rs/argon2"] },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
