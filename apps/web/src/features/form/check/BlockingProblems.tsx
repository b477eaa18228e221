import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { SeverityIcon } from '../../../components/list/badges/badges.tsx';
import type { Problem } from './answer-overview.ts';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

interface Props {
  problems: readonly Problem[];
  findings: readonly Finding[];
  needsTick: boolean;
  tries: number; // number of attempts; focus moves here at each one
  words: (text: string) => string;
  onField: ((field: string) => void) | null;
  onFinding: (finding: Finding) => void;
  onTick: () => void;
}

// Each line links to the place where the problem can be fixed.
export function BlockingProblems({ problems, findings, needsTick, tries, words, onField, onFinding, onTick }: Props) {
  const { t, language } = useCheckTexts();
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length + findings.length + (needsTick ? 1 : 0);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (count === 0) return null;
  return (
    <div
      ref={box}
      className="check-blocking"
      tabIndex={-1}
      role={tries > 0 ? 'alert' : undefined}
      data-blocking={count}
    >
      <h3>
        <IconAlertCircle size={18} stroke={1.8} aria-hidden />
        {t('stop.title', { count })}
      </h3>
      <ul>
        {problems.map(({ field, code }) => {
          const text = t(`problems.${code}`, { field: words(field.label) });
          return (
            <li key={field.id}>
              {onField ? (
                <button type="button" onClick={() => onField(field.id)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
        {findings.map((finding) => (
          <li key={finding.key} data-blocks={finding.rule}>
            <SeverityIcon severity={finding.severity} />
            <button type="button" onClick={() => onFinding(finding)}>
              {finding.words[language].title}
            </button>
          </li>
        ))}
        {needsTick && (
          <li>
            <button type="button" onClick={onTick}>
              {t('stop.tick')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
