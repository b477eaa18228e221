import { useState, type ComponentProps } from 'react';
import { TextInput } from '@mantine/core';
import { formatTypedDate, parseTypedDate, withSlashes } from '../lib/dates/typed-date.ts';
import { useSharedTexts } from '../translations/shared/shared-texts.ts';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur'> {
  value: string; // YYYY-MM-DD, or what was typed so far
  onChange: (value: string) => void;
  onBlur?: () => void;
}

// dd/mm/yyyy, as written in India; a browser's own date field follows the computer instead. The text is normalised on
// blur, not while typing.
export function DayInput({ value, onChange, onBlur, ...rest }: Props) {
  const { t } = useSharedTexts();
  const [typed, setTyped] = useState({ text: formatTypedDate(value), value });
  if (typed.value !== value) setTyped({ text: formatTypedDate(value), value }); // changed from outside
  const type = (next: string) => {
    const text = withSlashes(next, typed.text);
    setTyped({ text, value: parseTypedDate(text) });
    onChange(parseTypedDate(text));
  };
  return (
    <TextInput
      value={typed.text}
      placeholder={t('dayFormat')}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyped({ text: formatTypedDate(value), value });
        onBlur?.();
      }}
      {...rest}
    />
  );
}
