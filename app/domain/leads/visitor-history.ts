/** LEAD-12: how many page visits are kept in the browser and with a lead; the oldest beyond it are dropped. */
export const visitorHistoryLimit = 20;
