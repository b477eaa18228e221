import { IconCheck } from '@tabler/icons-react';
import type { GrantLine } from '@visawright/contract/delivery/grant.ts';
import { GrantDisclosure } from './GrantDisclosure.tsx';
import { useVisaValue } from './use-visa-value.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

export function GrantMatches({ lines }: { lines: readonly GrantLine[] }) {
  const { t, language } = useGrantTexts();
  const valueOf = useVisaValue();
  return (
    <GrantDisclosure title={t('all', { count: lines.length })}>
      <dl className="grant-matches">
        {lines.map((line) => (
          <div key={line.fact} data-fact={line.fact} data-status={line.status}>
            <dt>
              <IconCheck size={16} stroke={2} aria-hidden />
              {t(`fact.${line.fact}`)}
            </dt>
            <dd>
              <b>{valueOf(line)}</b>
              <small>{line.words[language]}</small>
            </dd>
          </div>
        ))}
      </dl>
    </GrantDisclosure>
  );
}
