import { NumberInput } from '@mantine/core';

interface Props {
  label: string; // for screen readers
  mark?: string; // shown before the number
  suffix?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  decimals?: number;
  isSigned?: boolean;
  disabled: boolean;
  onChange: (value: number) => void;
}

// Beside every drag: the same by numbers.
export function NumberField({
  label,
  mark,
  suffix,
  value,
  min,
  max,
  step = 1,
  decimals = 0,
  isSigned,
  disabled,
  onChange,
}: Props) {
  return (
    <NumberInput
      className="ed-number"
      size="xs"
      hideControls
      aria-label={label}
      leftSection={mark && <span aria-hidden>{mark}</span>}
      leftSectionWidth={mark ? 19 : 0}
      {...(suffix ? { suffix } : {})}
      {...(isSigned && value > 0 ? { prefix: '+' } : {})}
      value={value}
      min={min}
      max={max}
      step={step}
      decimalScale={decimals}
      clampBehavior="blur"
      disabled={disabled}
      onChange={(next) => {
        if (typeof next === 'number' && next >= min && next <= max && next !== value) onChange(next);
      }}
    />
  );
}
