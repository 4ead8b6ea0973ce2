import { allows, policyNames, whatMay } from "#app/domain/accounts/policies.ts";
import { roleNames, roleWords } from "#app/domain/accounts/roles.ts";

/** The policies as the guards read them: a row each, a column for each role. */
export function PolicyTable() {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line align-bottom text-[0.75rem] text-muted">
          <th scope="col" className="py-1.5 pr-4 font-normal">
            May …
          </th>
          {roleNames.map((role) => (
            <th key={role} scope="col" className="w-12 py-1.5 md:w-20 font-normal">
              {roleWords[role].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {policyNames.map((policy) => (
          <tr key={policy} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {whatMay(policy)}
            </th>
            {roleNames.map((role) => (
              <td key={role} className="py-1.5">
                {allows(role, policy) ? (
                  "Yes"
                ) : (
                  <span className="text-muted">
                    –<span className="sr-only">No</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
