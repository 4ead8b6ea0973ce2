import type { z } from "zod";
import type { BlockType, blocks } from "#app/blocks/registry.ts";
import { markdownToRichText } from "../markdown.ts";

/** A demo block: its type and the data its schema takes; the seed gives it an id and its version. */
export type DemoBlock = {
  [Type in BlockType]: { type: Type; props: z.input<(typeof blocks)[Type]["props"]> };
}[BlockType];

/** A demo page. Its place among its siblings is its place in the list. */
export interface DemoPage {
  slug: string;
  title: string;
  /** The long form of the title, shown as the page's headline and in search results. */
  extendedTitle?: string;
  excerpt: string;
  /** The path of its picture, shown where the page is listed or shared. */
  coverImage?: string;
  blocks: DemoBlock[];
  children?: DemoPage[];
  isPublished?: false;
}

export interface DemoNews {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  /** ISO date, `2026-11-12`. */
  publishedDate: string;
  coverImage?: string;
  /** Markdown. */
  body: string;
}

export interface DemoTestimonial {
  name: string;
  /** The path of a square picture. */
  avatar?: string;
  position: string;
  company: string;
  country: string;
  /** The country's flag as an emoji or code; the site shows the country's name beside it. */
  flag: string;
  testimonial: string;
  theme: "dark" | "light";
}

/** A section of running text with its mono label and heading; `body` is Markdown. */
export function section(label: string, heading: string, body: string): DemoBlock {
  return { type: "rich-text", props: { label, heading, body: markdownToRichText(body) } };
}

/** Running text without a heading of its own; `body` is Markdown. */
export function prose(body: string): DemoBlock {
  return { type: "rich-text", props: { body: markdownToRichText(body) } };
}
