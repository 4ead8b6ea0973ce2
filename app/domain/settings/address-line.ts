/** An office's address, which has several lines, on one. */
export const addressLine = (address: string) => address.split(/\s*\n\s*/).join(", ");
