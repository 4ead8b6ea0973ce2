import { buttonClasses } from "#app/admin/classes.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import { paths } from "#app/http/paths.ts";

interface RuleFormProps {
  isRequired: boolean;
  /** How many people with an open account have no second factor. */
  without: number;
  mayUpdate: boolean;
}

/** Whether everybody needs a second factor. */
export function RuleForm({ isRequired, without, mayUpdate }: RuleFormProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[560px] min-w-0">
        {isRequired
          ? "Everybody needs a second factor: an authenticator app or a passkey. Whoever has none can only set one up."
          : "A second factor is up to everybody."}{" "}
        <span className="text-muted">{countWords(without)}</span>
      </p>
      {mayUpdate ? (
        <PostButton
          action={paths.admin.accessRules()}
          fields={isRequired ? { _method: "delete" } : {}}
          className={buttonClasses.plain}
        >
          {isRequired ? "Leave it to everybody" : "Ask it of everybody"}
        </PostButton>
      ) : null}
    </div>
  );
}

function countWords(without: number): string {
  if (without === 0) return "All have one.";
  return without === 1 ? "1 person has none." : `${without} people have none.`;
}
