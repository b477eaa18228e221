import { IconCheck } from '@tabler/icons-react';
import type { GrantLine } from '@visawright/contract/grant.ts';
import { GrantFold } from './GrantFold.tsx';
import { useGrantWords } from './grant-words.ts';
import { useVisaValue } from './visa-value.ts';

// What agrees needs one line each.
export function GrantMatches({ lines }: { lines: readonly GrantLine[] }) {
  const { t, language } = useGrantWords();
  const valueOf = useVisaValue();
  return (
    <GrantFold title={t('all', { count: lines.length })}>
      <dl className="grant-matches">
        {lines.map((line) => (
          <div key={line.fact} data-fact={line.fact} data-standing={line.standing}>
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
    </GrantFold>
  );
}
