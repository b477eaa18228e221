import { IconAlertTriangle, IconCheck, IconEye, IconHelp } from '@tabler/icons-react';
import type { PhotoState, PhotoVerdict } from '@visawright/contract/documents/photo.ts';
import { usePhotoTexts } from '../../../translations/photo/photo-texts.ts';

const icons = { good: IconCheck, look: IconEye, bad: IconAlertTriangle, unknown: IconHelp } as const;
const order = ['bad', 'look', 'unknown', 'good'] as const;

interface Props {
  state: PhotoState;
  onlyOpen?: boolean; // passed checks are not listed
}

// Failed checks first, each with its remedy.
export function PhotoVerdicts({ state, onlyOpen = false }: Props) {
  const { t } = usePhotoTexts();
  const shown = state.verdicts
    .filter(({ status }) => !onlyOpen || status === 'bad' || status === 'look')
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  if (shown.length === 0) return null;
  return (
    <ul className="photo-verdicts" aria-label={t('checks.label')}>
      {shown.map((verdict) => (
        <Verdict key={verdict.check} verdict={verdict} />
      ))}
    </ul>
  );
}

function Verdict({ verdict: { check, status, measured, wanted } }: { verdict: PhotoVerdict }) {
  const { t } = usePhotoTexts();
  const Icon = icons[status];
  const isOpen = status === 'bad' || status === 'look';
  const isColour = measured?.startsWith('rgb') ?? false;
  return (
    <li data-check={check} data-status={status}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>
        <p>
          <b>{t(`check.${check}.title`)}</b> <span>{t(`status.${status}`)}</span>
        </p>
        {isOpen && <p>{t(`check.${check}.bad`)}</p>}
        {(measured ?? wanted) && status !== 'unknown' && (
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
        {status === 'unknown' && <p>{t(wanted === null ? 'noRule' : 'notMeasured')}</p>}
        {isOpen && <p className="photo-remedy">{t(`check.${check}.remedy`)}</p>}
      </div>
    </li>
  );
}
