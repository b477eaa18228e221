import type { ControlKind } from '@visawright/contract/extension/page-skeleton.ts';
import type { ValueFormat, ValueSource } from '@visawright/contract/extension/pack.ts';
import type { PortalControl } from '../definitions/portal.types.ts';
import { countryOptions } from './country-options.ts';
import type { Question } from './form-questions.ts';

const kinds: Readonly<Record<Question['type'], ControlKind>> = {
  text: 'text',
  textarea: 'textarea',
  date: 'text',
  select: 'select',
  radio: 'radio',
  country: 'select',
  phone: 'text',
  email: 'text',
  number: 'text',
  checkbox: 'checkbox',
  repeat: 'text',
};
const inputModes = { email: 'email', phone: 'tel', number: 'numeric' } as const;

interface Placed {
  readonly id: string;
  readonly from: ValueSource;
  readonly dates: string; // pattern, or 'native' for the browser's own control
  readonly label?: string;
}

function formatOf(type: Question['type'], dates: string): ValueFormat | undefined {
  if (type === 'date') return { date: dates === 'native' ? 'YYYY-MM-DD' : dates };
  return type === 'phone' ? { phone: 'international' } : undefined;
}

// A control that asks one question of our form, for portals nobody recorded.
export function controlOfQuestion(
  question: Question,
  { id, from, dates, label = question.label }: Placed,
): PortalControl {
  const { type, required, options, visibleWhen, maxLength } = question;
  const isStatement = type === 'checkbox' && options === undefined && required;
  const format = formatOf(type, dates);
  const isNative = type === 'date' && dates === 'native';
  return {
    id,
    name: id,
    label,
    kind: isNative ? 'date' : kinds[type],
    ...(type in inputModes && { inputMode: inputModes[type as keyof typeof inputModes] }),
    required,
    ...(visibleWhen && { visibleWhen }),
    maxLength: type === 'text' || type === 'textarea' ? (maxLength ?? null) : null,
    pattern: type === 'date' && !isNative ? dates : '',
    options: type === 'country' ? countryOptions : (options ?? []).map((text) => ({ value: text, text, ours: text })),
    from: isStatement ? null : from,
    ...(format && { format }),
    ...(isStatement && { personal: 'declaration' as const }),
  };
}
