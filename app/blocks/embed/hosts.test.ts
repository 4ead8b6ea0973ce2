import { expect, test } from "vitest";
import { frameFor, frameHosts } from "./hosts.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
  [
    "https://www.loom.com/share/0123456789abcdef0123456789abcdef",
    "https://www.loom.com/embed/0123456789abcdef",
  ],
  [
    "https://www.figma.com/design/AbC123/Screens?node-id=1-2",
    "https://embed.figma.com/design/AbC123/Screens",
  ],
  ["https://codepen.io/kestrel/pen/PNaGbb", "https://codepen.io/kestrel/embed/PNaGbb"],
  [
    "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4",
    "https://www.openstreetmap.org/export/embed.html",
  ],
])("BLOCK-02: %s is embedded in a frame", (address, src) => {
  expect(frameFor(address)?.src).toContain(src);
  expect(frameHosts).toContain(new URL(frameFor(address)?.src ?? "").host);
});

test.each([
  "https://evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example#https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
  "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=%22onload%3Dalert(1)",
  "https://www.youtube.com/feed/subscriptions-of-mine",
  "https://www.openstreetmap.org/edit",
  "javascript:alert(1)",
  "a film",
  "",
])("BLOCK-02: %j is not embedded", (address) => {
  expect(frameFor(address)).toBeUndefined();
});
