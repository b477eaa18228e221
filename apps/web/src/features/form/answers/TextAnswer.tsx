import { Textarea, TextInput } from '@mantine/core';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { describedBy as withDescription } from '../../../components/described-by.ts';
import type { AnswerProps } from './answer-props.ts';

const kinds = {
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'decimal' },
} as const;

// Uncontrolled, so that typing does not re-render the form.
export function TextAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const editor = useEditor();
  const shared = {
    id,
    autoComplete: 'off',
    error: hasError,
    ...withDescription(describedBy),
    'aria-required': field.required || undefined,
    ...editor.rhf.register(name, { onChange: () => editor.changed(of), onBlur: () => editor.fieldBlurred(of) }),
  };
  if (field.type === 'textarea') return <Textarea {...shared} autosize minRows={2} maxRows={8} />;
  return <TextInput {...shared} {...(kinds[field.type as keyof typeof kinds] ?? {})} />;
}
