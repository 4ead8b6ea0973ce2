/** LEAD-12: maximum number of page visits stored in the browser and with a lead; the oldest are dropped. */
export const visitorHistoryLimit = 20;
