import type { ViewProps } from "../resolved-block.ts";

export type ScheduleProps = ViewProps<"schedule">;

interface StepTextProps {
  step: Pick<ScheduleProps["steps"][number], "title" | "text" | "part">;
  /** Omitted if it is not below the title. */
  period?: string;
  level: 2 | 3;
}

export function StepText({ step: { title, text, part }, period, level }: StepTextProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <Title className="step-title">{title}</Title>
      {period ? <p className="mono text-muted">{period}</p> : null}
      {text ? <p>{text}</p> : null}
      {part ? <p className="mono text-signal-text">{part}</p> : null}
    </>
  );
}
