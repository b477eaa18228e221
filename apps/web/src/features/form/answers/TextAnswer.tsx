import { Textarea, TextInput } from '@mantine/core';
import { useWork } from '../FormWorkProvider.tsx';
import type { AnswerProps } from './answer-props.ts';

const kinds = {
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'decimal' },
} as const;

// The input keeps its own text: typing draws nothing anew.
export function TextAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const work = useWork();
  const shared = {
    id,
    autoComplete: 'off',
    error: hasError,
    'aria-describedby': describedBy || undefined,
    'aria-required': field.required || undefined,
    ...work.rhf.register(name, { onChange: () => work.changed(of), onBlur: () => work.left(of) }),
  };
  if (field.type === 'textarea') return <Textarea {...shared} autosize minRows={2} maxRows={8} />;
  return <TextInput {...shared} {...(kinds[field.type as keyof typeof kinds] ?? {})} />;
}
