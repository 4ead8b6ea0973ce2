import { sitePaths } from "#app/http/site-paths.ts";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockPosition } from "../block-position.ts";
import * as messages from "../messages.ts";
import { useEnquirySlot } from "./enquiry-slot.ts";
import type { EnquiryFormProps } from "./schema.ts";

export default function EnquiryForm({
  label,
  heading,
  text,
  place,
}: EnquiryFormProps & { place: BlockPosition }) {
  const Form = useEnquirySlot();
  return (
    <Section number={place.number} label={label} heading={heading} intro={text} ground="sand">
      <div className={heading || text ? "mt-12" : undefined}>
        {Form ? (
          <Form />
        ) : (
          <form action={sitePaths.letsTalk()}>
            <button type="submit" className={buttonClasses("filled", "max-sm:w-full sm:min-w-64")}>
              {messages.letsTalk}
            </button>
          </form>
        )}
      </div>
    </Section>
  );
}
