import type { ReactNode } from 'react';
import { IconShieldLock } from '@tabler/icons-react';
import { useRealm } from '../../lib/session/session.ts';
import { Guilloche } from './Guilloche.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Logo } from '../Logo.tsx';
import './sign-frame.css';
import { useSignInTexts } from '../../translations/sign-in/sign-in-texts.ts';

// Layout of all screens before sign-in.
export function SignFrame({ screen, children }: { screen: string; children: ReactNode }) {
  const { t } = useSignInTexts();
  const support = useRealm()?.support;
  return (
    <div className="sign" data-screen={screen}>
      <Guilloche className="sign-lines" lines={34} height={900} />
      <main className="sign-middle">
        <Logo size={36} />
        <div className="sign-card">{children}</div>
        <p className="sign-trust">
          <IconShieldLock size={17} stroke={1.7} aria-hidden /> {t('trust')}
        </p>
      </main>
      <footer className="sign-foot">
        <span>{support?.footer}</span>
        <LanguageSwitch />
        <span>{support?.phone && <a href={`tel:${support.phone.replace(/\s/g, '')}`}>{support.phone}</a>}</span>
      </footer>
    </div>
  );
}
