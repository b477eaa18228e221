import { UnstyledButton } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { setLanguage, useLanguage } from '../../../lib/translation/language.ts';

// The header offers the other language in its own script; the profile and the drawer show both.
export function LanguageToggle() {
  const language = useLanguage();
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <UnstyledButton className="nav-item nav-language" lang={other} onClick={() => setLanguage(other)}>
      <IconLanguage size={17} stroke={1.7} />
      <span>{other === 'hi' ? 'हिन्दी' : 'English'}</span>
    </UnstyledButton>
  );
}
