import { useTranslation } from '../../lib/words.ts';
import { PasswordChange } from './PasswordChange.tsx';
import { Section } from './Section.tsx';
import { SessionList } from './SessionList.tsx';

export function SecurityTab() {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('tabs.security')}>
      <PasswordChange />
      <SessionList />
    </Section>
  );
}
