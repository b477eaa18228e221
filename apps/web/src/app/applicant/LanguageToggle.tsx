import { UnstyledButton } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { setLanguage, useTranslation } from '../../lib/words.ts';

// Two languages: the header offers the other one, in its own script. The profile and the drawer show both.
export function LanguageToggle() {
  const { i18n } = useTranslation();
  const other = i18n.language === 'hi' ? 'en' : 'hi';
  return (
    <UnstyledButton className="nav-item nav-language" lang={other} onClick={() => setLanguage(other)}>
      <IconLanguage size={17} stroke={1.7} />
      <span>{other === 'hi' ? 'हिन्दी' : 'English'}</span>
    </UnstyledButton>
  );
}
