/** The success message; a live region announces it. */
export function FlashMessage({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <p role="status" className="mb-5 border-l-2 border-good pl-3">
      {children}
    </p>
  );
}
