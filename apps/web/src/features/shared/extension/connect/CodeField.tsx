import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Input } from '@mantine/core';
import { caretAfter, groupedCode } from './pairing-code.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

interface Props {
  id: string;
  code: string;
  error: string;
  isFocused: boolean; // when it appears
  button: ReactNode; // beside the input
  onCode: (code: string) => void;
}

// One field for both groups, so that pasting and screen readers see a single code.
export function CodeField({ id, code, error, isFocused, button, onCode }: Props) {
  const { t } = useExtensionTexts();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Regrouping would put the caret at the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [code]);
  // After the heading, which takes the focus when a screen is opened.
  useEffect(() => {
    if (!isFocused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.scrollIntoView({ block: 'center' });
  }, [isFocused]);
  return (
    <Input.Wrapper
      id={id}
      className="ext-code"
      label={t('connect.code')}
      description={t('connect.hint')}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className="ext-code-row">
        <Input
          ref={input}
          id={id}
          placeholder="K7QD-4MNP"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error !== ''}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            const next = groupedCode(value);
            caret.current = next === code ? null : caretAfter(value, selectionStart ?? value.length);
            onCode(next);
          }}
        />
        {button}
      </div>
    </Input.Wrapper>
  );
}
