import { IconAlertTriangle, IconCheck, IconEyeOff, IconInfoCircle } from '@tabler/icons-react';
import type { GrantLine } from '@visawright/contract/delivery/grant.ts';
import { GrantEvidence } from './GrantEvidence.tsx';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

const icons = { differs: IconAlertTriangle, short: IconInfoCircle, unread: IconEyeOff, same: IconCheck };

export function GrantLines({ lines }: { lines: readonly GrantLine[] }) {
  const { t, language } = useGrantTexts();
  return (
    <ul className="grant-lines">
      {lines.map((line) => {
        const Icon = icons[line.status];
        return (
          <li key={line.fact} className="grant-line" data-fact={line.fact} data-status={line.status}>
            <h4>
              <Icon size={18} stroke={1.8} aria-hidden />
              {t(`fact.${line.fact}`)}
              <span className="grant-status">{t(`status.${line.status}`)}</span>
            </h4>
            <p>{line.words[language]}</p>
            <GrantEvidence line={line} />
          </li>
        );
      })}
    </ul>
  );
}
