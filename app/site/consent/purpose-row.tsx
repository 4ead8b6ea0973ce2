import { useId } from "react";
import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";
import * as messages from "./messages.ts";

interface PurposeRowProps {
  number: string;
  name: string;
  label: string;
  description: string;
  isAllowed?: boolean;
  /** Always on, without a choice. */
  isLocked?: boolean;
}

/** All purposes of the consent. */
export function PurposeRows({ descriptions }: Pick<ConsentTexts, "descriptions">) {
  return (
    <>
      <PurposeRow
        number="01"
        name="necessary"
        label={messages.necessary}
        description={descriptions.necessary}
        isLocked
      />
      <PurposeRow
        number="02"
        name="analytics"
        label={messages.analytics}
        description={descriptions.analytics}
      />
      <PurposeRow
        number="03"
        name="marketing"
        label={messages.marketing}
        description={descriptions.marketing}
      />
    </>
  );
}

/** A purpose with its description and a switch; the whole row toggles it. */
function PurposeRow({ number, name, label, description, isAllowed, isLocked = false }: PurposeRowProps) {
  const id = useId();
  return (
    <li className="border-t border-line">
      <label
        className={`grid grid-cols-[2.125rem_minmax(0,1fr)_auto] items-start py-4.5 ${isLocked ? "" : "cursor-pointer"}`}
      >
        <span aria-hidden="true" className="mono pt-[0.45em] text-signal-text">
          {number}
        </span>
        <span>
          <span id={`${id}-label`} className="block text-[1.0625rem]/[1.4] font-semibold tracking-[-0.01em]">
            {label}
            {isLocked ? <span className="mono ml-3 text-muted">{messages.alwaysOn}</span> : null}
          </span>
          <span
            id={`${id}-description`}
            className="mt-1 block max-w-[52ch] text-[0.9375rem]/[1.5] text-pretty"
          >
            {description}
          </span>
        </span>
        <input
          type="checkbox"
          name={name}
          defaultChecked={isLocked || isAllowed}
          disabled={isLocked}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-description`}
          className="consent-switch ml-6"
        />
      </label>
    </li>
  );
}
