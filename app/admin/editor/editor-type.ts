import type { ComponentType } from "react";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import type { Editor, EditorStore } from "./editor.ts";
import type { Finding } from "./publishing/finding-list.tsx";

/** What the editor edits, without its draft. */
export interface EditedItem {
  id: string;
  /** Empty for types without public pages. */
  slug: string;
  /** The path of its screen. */
  screen: string;
  /** Its type in the addresses of its resources: `pages`, a collection, or `settings`. */
  type: string;
  /** Its id there, which a rename does not change. */
  key: string;
  /** Its path on the site; undefined for types without public pages. */
  path: string | undefined;
  /** The language of the site that it is in, on a site in several. */
  inLanguage?: SiteLanguage;
  /** Whether editors choose the language that shows it. */
  hasLanguageChoice?: boolean;
  isPublished: boolean;
  publishedAt: Date | null;
  /** Whether the saved draft differs from what is published. */
  isChanged: boolean;
  scheduledAt: Date | null;
  scheduleFailure: { dueAt: string; reasons: string[] } | null;
  /** Whether the scheduled time has passed without publication. */
  isLate: boolean;
  /** Why visitors do not see it even when it is published, as the end of a sentence. */
  hiddenBecause?: string;
  /** Whether it has a row per language, and the site further languages. */
  isTranslated?: boolean;
}

/** Whether the preview shows the draft, or waits for the site. */
export type FrameState = "shown" | "waiting";

/** A problem of a document's own field, at the field or at a place inside its value. */
export interface OwnProblem {
  path: PropPath;
  message: string;
}

/** What saving, merging and publishing need to know of a type of documents. */
export interface DocumentType {
  /** Within a sentence: "article". */
  noun: string;
  labelOf: (field: string) => string;
  /** A field's value as text. */
  inWords: (field: string, value: unknown) => string;
  /** What is stored in a field without a value. */
  blankOf: (field: string) => unknown;
  /** Problems of its own fields that prevent publishing. Published values may stay: they can be older than a rule. */
  problemsOf: (draft: DocumentContent, published: DocumentContent) => OwnProblem[];
}

/** What differs between the types of documents in the editor that fills the window. */
export interface EditorType extends DocumentType {
  list: { label: string; to: string };
  titleOf: (draft: DocumentContent) => string;
  /** The heading of the document's own fields. */
  fieldsTitle: string;
  fieldGroups: { title?: string; fields: FieldDescription[] }[];
  /** Whether it has an outline and blocks; other types show their own fields only. */
  hasBlocks: boolean;
  /** The findings of the draft: those that need no request at once, then all. */
  findingsOf: (state: EditorStore) => Promise<{ first: Finding[]; findAll: () => Promise<Finding[]> }>;
  preview: {
    srcOf: (item: EditedItem) => string;
    /** The width in pixels at the left edge that a desktop preview leaves out: the site's sidebar. */
    croppedWidth: number;
    /**
     * Connects the document in the frame to the editor. Returns the cleanup function; undefined for another document,
     * such as the sign-in page.
     */
    connect: (
      editor: Editor,
      shown: Document,
      onState: (state: FrameState) => void,
      src: string,
    ) => (() => void) | undefined;
  };
  /** The menu of everything beside content and fields. */
  Menu: ComponentType;
  /** Rendered below the document's own fields. */
  BelowFields?: ComponentType;
  /** Rendered in the publish panel: what publishing changes beside the document itself. */
  BeforePublishing?: ComponentType;
}
