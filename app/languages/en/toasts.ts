/** Texts of toasts, which the admin shows, too. */
export const toasts = { dismiss: "Dismiss" };
