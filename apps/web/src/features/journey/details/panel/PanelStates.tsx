import { Button } from '@mantine/core';
import { IconCalendarDue, IconFiles, IconHourglass, IconMoodEmpty } from '@tabler/icons-react';
import { Flag } from '../../../../components/Flag.tsx';
import { countryName } from '../../../../lib/translation/country-name.ts';
import type { FlowCountry } from '../../flow/state/flow-store.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

const points = [
  ['a', IconFiles],
  ['b', IconHourglass],
  ['c', IconCalendarDue],
] as const;

export function NothingChosen() {
  const { t } = useDetailsTexts();
  return (
    <div className="panel-pad panel-nothing">
      <h2>{t('panel.emptyTitle')}</h2>
      <p>{t('panel.empty')}</p>
      <ul>
        {points.map(([point, Icon]) => (
          <li key={point}>
            <Icon size={18} stroke={1.6} aria-hidden /> {t(`panel.emptyPoints.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoForm({ country }: { country: FlowCountry }) {
  const { t, language } = useDetailsTexts();
  const name = countryName(country, language);
  return (
    <div className="panel-pad panel-nothing" data-state="noForm">
      <Flag code={country.countryISO} width={45} />
      <h2>{t('panel.noForm', { country: name })}</h2>
      <p>{t('panel.noFormText')}</p>
      <p>{t('panel.noFormRemedy', { country: name })}</p>
    </div>
  );
}

export function LoadFailed({ retry }: { retry: () => void }) {
  const { t } = useDetailsTexts();
  return (
    <div className="panel-failed" role="alert">
      <IconMoodEmpty size={22} stroke={1.5} aria-hidden />
      <div>
        <h3>{t('panel.failed')}</h3>
        <p>{t('panel.failedText')}</p>
        <Button variant="default" h={44} onClick={retry}>
          {t('panel.again')}
        </Button>
      </div>
    </div>
  );
}
