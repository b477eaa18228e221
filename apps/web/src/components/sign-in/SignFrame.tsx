import type { ReactNode } from 'react';
import { IconShieldLock } from '@tabler/icons-react';
import { useRealm } from '../../lib/session/session.ts';
import { Guilloche } from './Guilloche.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Logo } from '../Logo.tsx';
import './sign-frame.css';
import { useSignInTexts } from '../../translations/sign-in/sign-in-texts.ts';

interface Props {
  screen: string;
  aside?: ReactNode; // beside the card's content on a wide window
  isPlain?: boolean; // no card on a phone
  children: ReactNode;
}

// Layout of all screens before sign-in.
export function SignFrame({ screen, aside, isPlain = false, children }: Props) {
  const { t } = useSignInTexts();
  const support = useRealm()?.support;
  return (
    <div className="sign" data-screen={screen} data-plain={isPlain || undefined}>
      <Guilloche className="sign-lines" lines={34} height={900} />
      <main className="sign-middle">
        <Logo size={36} />
        <div className="sign-card" data-wide={aside ? true : undefined}>
          {aside ? <div className="sign-content">{children}</div> : children}
          {aside}
        </div>
        {!aside && (
          <p className="sign-trust">
            <IconShieldLock size={17} stroke={1.7} aria-hidden /> {t('trust')}
          </p>
        )}
      </main>
      <footer className="sign-foot">
        <span>{support?.footer}</span>
        <LanguageSwitch />
        <span>{support?.phone && <a href={`tel:${support.phone.replace(/\s/g, '')}`}>{support.phone}</a>}</span>
      </footer>
    </div>
  );
}
