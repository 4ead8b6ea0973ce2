import { useSite } from "../site-data.ts";

interface EnquiryProblemProps {
  errors: string[] | undefined;
  errorId: string;
}

/** Why the enquiry as a whole was not taken, and the address that works without this form. */
export function EnquiryProblem({ errors, errorId }: EnquiryProblemProps) {
  const { contact_email } = useSite().settings;
  if (!errors?.length) return null;
  return (
    <p
      id={errorId}
      role="alert"
      className="mt-5 border-l-2 border-bad pl-3.5 text-[0.9375rem]/[1.45] text-bad"
    >
      {errors.join(" ")}{" "}
      <a href={`mailto:${contact_email}`} className="inline-link">
        {contact_email}
      </a>
    </p>
  );
}
