import { IconAlertTriangle, IconCheck, IconEye, IconHelp } from '@tabler/icons-react';
import type { PhotoState, PhotoVerdict } from '@visawright/contract/photo.ts';
import { usePhotoWords } from './photo-words.ts';

const icons = { good: IconCheck, look: IconEye, bad: IconAlertTriangle, unknown: IconHelp } as const;
const order = ['bad', 'look', 'unknown', 'good'] as const;

interface Props {
  state: PhotoState;
  onlyOpen?: boolean; // what is good is not said
}

// What stands in the way first, with what to do about it.
export function PhotoVerdicts({ state, onlyOpen = false }: Props) {
  const { t } = usePhotoWords();
  const shown = state.verdicts
    .filter(({ standing }) => !onlyOpen || standing === 'bad' || standing === 'look')
    .toSorted((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing));
  if (shown.length === 0) return null;
  return (
    <ul className="photo-verdicts" aria-label={t('checks.label')}>
      {shown.map((verdict) => (
        <Verdict key={verdict.check} verdict={verdict} />
      ))}
    </ul>
  );
}

function Verdict({ verdict: { check, standing, measured, wanted } }: { verdict: PhotoVerdict }) {
  const { t } = usePhotoWords();
  const Icon = icons[standing];
  const isOpen = standing === 'bad' || standing === 'look';
  const isColour = measured?.startsWith('rgb') ?? false;
  return (
    <li data-check={check} data-standing={standing}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>
        <p>
          <b>{t(`check.${check}.title`)}</b> <span>{t(`standing.${standing}`)}</span>
        </p>
        {isOpen && <p>{t(`check.${check}.bad`)}</p>}
        {(measured ?? wanted) && standing !== 'unknown' && (
          <p className="photo-measure">
            {measured && (
              <>
                {isColour && <i className="photo-swatch" style={{ background: measured }} aria-hidden />}
                {!isColour && t('checks.measured', { measured })}
              </>
            )}
            {wanted && (
              <span lang={check === 'background' ? 'en' : undefined}>
                {measured && !isColour ? ' · ' : ''}
                {t('checks.wanted', { wanted })}
              </span>
            )}
          </p>
        )}
        {standing === 'unknown' && <p>{t(wanted === null ? 'noRule' : 'notMeasured')}</p>}
        {isOpen && <p className="photo-remedy">{t(`check.${check}.remedy`)}</p>}
      </div>
    </li>
  );
}
