import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { useEnquirySlot } from "./enquiry-slot.ts";

export default function EnquiryForm({ label, heading, text, place }: ViewProps<"enquiry-form">) {
  const sitePaths = useSitePaths();
  const { site } = useMessages();
  const Form = useEnquirySlot();
  return (
    <Section number={place.number} label={label} heading={heading} intro={text} ground="sand">
      <div className={heading || text ? "mt-12" : undefined}>
        {Form ? (
          <Form />
        ) : (
          <form action={sitePaths.letsTalk()}>
            <button type="submit" className={buttonClasses("filled", "max-sm:w-full sm:min-w-64")}>
              {site.letsTalk}
            </button>
          </form>
        )}
      </div>
    </Section>
  );
}
