import { VisuallyHidden } from '@mantine/core';
import { IconClockExclamation, IconExternalLink } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useFindingsTexts } from '../../../../translations/findings/findings-texts.ts';

interface Props extends Pick<Finding, 'source' | 'verifiedOn' | 'isStale'> {
  allRules: { readonly href: string; readonly country: string } | null;
}

const away = { target: '_blank', rel: 'noopener noreferrer' };

// Source of a rule and the date it was last checked. Staff, who maintain the rules, also see "never" and dates
// that are too old; a traveller can do nothing about it.
export function RuleSource({ source, verifiedOn, isStale: isOld, allRules }: Props) {
  const { user } = useSession();
  const isTraveller = user.role.includes('applicant');
  const isStale = isOld && !isTraveller;
  const { t, language } = useFindingsTexts();
  const message = useFactText();
  return (
    <div className="finding-rule">
      <details>
        <summary data-stale={isStale || undefined}>
          {isStale && <IconClockExclamation size={15} stroke={1.8} aria-hidden />}{' '}
          {verifiedOn === null || (isOld && isTraveller)
            ? t(isTraveller ? 'rule.source' : 'rule.fromNobody')
            : t('rule.from', { date: formatAsOf(verifiedOn, language) })}
        </summary>
        <p {...message(source.name)} />
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
