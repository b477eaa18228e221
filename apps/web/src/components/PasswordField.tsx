import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../lib/words.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

// A password one may paste, show, and hand to a password manager; says when Caps Lock is on.
export function PasswordField({ describe, ...props }: TextInputProps & { describe?: string }) {
  const { t } = useTranslation('signIn');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      {...(describe ? { 'aria-describedby': describe } : {})}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      onKeyUp={watchCapsLock}
      onKeyDown={watchCapsLock}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={capsLock && <span role="status">{t('capsLock')}</span>}
      rightSectionWidth={48}
      rightSection={
        <button
          type="button"
          className="eye"
          aria-label={shown ? t('hide') : t('show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={22} stroke={1.7} aria-hidden />
        </button>
      }
    />
  );
}
