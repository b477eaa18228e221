import { IconEye, IconShieldLock, IconTrash } from '@tabler/icons-react';
import { Guilloche } from '../../../components/sign-in/Guilloche.tsx';
import { useSignUpTexts } from '../../../translations/sign-up/sign-up-texts.ts';

const promises = [
  ['encrypted', IconShieldLock],
  ['views', IconEye],
  ['delete', IconTrash],
] as const;

export function Promises() {
  const { t } = useSignUpTexts();
  return (
    <aside className="sign-up-side">
      <Guilloche className="sign-up-lines" lines={26} height={900} />
      <h2>{t('promises.title')}</h2>
      <ul>
        {promises.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={21} stroke={1.6} aria-hidden />
            <span>
              <b>{t(`promises.${name}`)}</b>
              <small>{t(`promises.${name}Text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>{t('agency')}</p>
      <p>{t('minor')}</p>
    </aside>
  );
}
