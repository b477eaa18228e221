import { useState, type KeyboardEvent } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useSignInTexts } from '../../translations/sign-in/sign-in-texts.ts';

// Supports paste, reveal and password managers, and warns about Caps Lock.
export function PasswordField({ describe, ...props }: TextInputProps & { describe?: string }) {
  const { t } = useSignInTexts();
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
