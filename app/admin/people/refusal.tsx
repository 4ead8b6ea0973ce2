/** Why a change of an account was refused. */
export function Refusal({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <p role="alert" className="mb-5 border-l-2 border-bad pl-3 text-bad">
      {children}
    </p>
  );
}
