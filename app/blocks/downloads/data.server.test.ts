import { expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import loadDownloads from "./data.server.ts";

test("BLOCK-02: a file of the site is listed with its name and type", async () => {
  const file = { title: "The reel", file: { src: "/art/films/reel.mp4?v=2" } };
  expect(await loadDownloads({ files: [file] })).toEqual({
    files: [{ address: "/art/films/reel.mp4?v=2", name: "reel.mp4", kind: "MP4" }],
  });
});

test("BLOCK-02: a file missing from the media library is not listed and logs a warning", async () => {
  const warn = vi.spyOn(log, "warn");
  const file = { title: "Prices", file: { mediaId: "7d9f3c1e-2c41-4a57-9a63-0f6c2b1d8e11" } };
  expect(await loadDownloads({ files: [file] })).toEqual({ files: [{ address: "", name: "", kind: "" }] });
  expect(warn).toHaveBeenCalledOnce();
});
