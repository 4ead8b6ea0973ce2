import type { Deal } from "#app/domain/leads/lead.ts";
import type { LeadContact } from "#app/domain/leads/lead-contact.ts";
import { amountInField, type Money } from "#app/domain/leads/money.ts";

/** A lead's deal as its form shows it. */
export function dealValues({ ownerId, value, nextStep, nextStepOn }: Deal, money: Money) {
  return {
    ownerId: ownerId ?? "",
    value: value === null ? "" : amountInField(value, money),
    nextStep: nextStep ?? "",
    nextStepOn: nextStepOn ?? "",
  };
}

/** A lead's contact details as their form shows them. */
export function contactValues({ name, email, phone }: LeadContact) {
  return { name, email, phone: phone ?? "" };
}
