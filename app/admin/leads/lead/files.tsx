import { Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { paths } from "#app/http/paths.ts";
import { fileSize } from "#app/ui/file-size.ts";
import type { AttachedFile } from "#db/schema/leads.ts";

interface FilesProps {
  leadId: string;
  files: AttachedFile[];
}

/** The attachments. Each link redirects to a signed URL of the storage that is valid for one minute. */
export function Files({ leadId, files }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <Section title={messages.files(files.length)}>
      <ul>
        {files.map((file, position) => (
          <li
            key={file.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 first:pt-0 sm:grid-cols-[minmax(0,1fr)_220px_72px]"
          >
            <a
              href={paths.admin.leadFile(leadId, position)}
              className={`justify-self-start wrap-anywhere ${linkClasses}`}
            >
              {file.name}
            </a>
            <span className="order-3 col-span-2 truncate text-muted sm:order-none sm:col-span-1">
              {kindOf(file.type)}
            </span>
            <span className="text-right text-muted tabular-nums">{fileSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function kindOf(type: string): string {
  return kinds[type] ?? type;
}

const kinds: Record<string, string | undefined> = {
  "application/pdf": "PDF",
  "application/msword": messages.wordBefore2007,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": messages.word,
  "text/plain": messages.plainText,
  "image/jpeg": messages.jpegPicture,
  "image/png": messages.pngPicture,
};
