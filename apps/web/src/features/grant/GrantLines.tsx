import { IconAlertTriangle, IconCheck, IconEyeOff, IconInfoCircle } from '@tabler/icons-react';
import type { GrantLine } from '@visawright/contract/grant.ts';
import { GrantEvidence } from './GrantEvidence.tsx';
import { useGrantWords } from './grant-words.ts';

const icons = { differs: IconAlertTriangle, short: IconInfoCircle, unread: IconEyeOff, same: IconCheck };

// What was compared: the fact, what it means and what to do, and both places.
export function GrantLines({ lines }: { lines: readonly GrantLine[] }) {
  const { t, language } = useGrantWords();
  return (
    <ul className="grant-lines">
      {lines.map((line) => {
        const Icon = icons[line.standing];
        return (
          <li key={line.fact} className="grant-line" data-fact={line.fact} data-standing={line.standing}>
            <h4>
              <Icon size={18} stroke={1.8} aria-hidden />
              {t(`fact.${line.fact}`)}
              <span className="grant-standing">{t(`standing.${line.standing}`)}</span>
            </h4>
            <p>{line.words[language]}</p>
            <GrantEvidence line={line} />
          </li>
        );
      })}
    </ul>
  );
}
