import { useSite } from "../site-data.ts";
import { invalid } from "./enquiry-words.ts";

interface EnquiryProblemProps {
  errors: string[] | undefined;
  errorId: string;
}

/** Why the enquiry as a whole was not taken, and the address that works without this form. */
export function EnquiryProblem({ errors, errorId }: EnquiryProblemProps) {
  const { contact_email } = useSite().settings;
  if (!errors?.length) return null;
  return (
    <p id={errorId} role="alert" className={`mt-5 ${look}`}>
      {errors.join(" ")}{" "}
      <a href={`mailto:${contact_email}`} className="inline-link">
        {contact_email}
      </a>
    </p>
  );
}

/** LEAD-05 for a page without script, which has no toasts. */
export function FixNotice() {
  return (
    <p role="alert" className={`mb-7 ${look}`}>
      {invalid.title}. {invalid.description}.
    </p>
  );
}

const look = "border-l-2 border-bad pl-3.5 text-[0.9375rem]/[1.45] text-bad";
