import { VisuallyHidden } from '@mantine/core';
import { IconClockExclamation, IconExternalLink } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/finding.ts';
import { asOfText } from '@visawright/forms/as-of.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useFindingsWords } from './findings-words.ts';

interface Props extends Pick<Finding, 'source' | 'verifiedOn' | 'isStale'> {
  allRules: { readonly href: string; readonly country: string } | null;
}

const away = { target: '_blank', rel: 'noopener noreferrer' };

// Whose rule it is and when somebody last looked; an old date is said, and that nobody looked is said too.
export function RuleSource({ source, verifiedOn, isStale, allRules }: Props) {
  const { t, language } = useFindingsWords();
  const said = useFactWords();
  return (
    <div className="finding-rule">
      <details>
        <summary data-stale={isStale || undefined}>
          {isStale && <IconClockExclamation size={15} stroke={1.8} aria-hidden />}{' '}
          {verifiedOn === null ? t('rule.fromNobody') : t('rule.from', { date: asOfText(verifiedOn, language) })}
        </summary>
        <p {...said(source.name)} />
        {source.url && (
          <a href={source.url} {...away}>
            {new URL(source.url).host}
            <IconExternalLink size={13} stroke={1.8} aria-hidden />
            <VisuallyHidden>, {t('rule.newTab')}</VisuallyHidden>
          </a>
        )}
      </details>
      {isStale && <p data-stale>{t('rule.stale')}</p>}
      {allRules && (
        <a href={allRules.href} {...away}>
          {t('rule.all', { country: allRules.country })}
          <VisuallyHidden>, {t('rule.newTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
