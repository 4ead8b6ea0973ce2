/** An amount of money in whole units: `€25,000`. */
export function amount(value: number, currency: string): string {
  return new Intl.NumberFormat("en-GB", { style: "currency", currency, maximumFractionDigits: 0 }).format(
    value,
  );
}
