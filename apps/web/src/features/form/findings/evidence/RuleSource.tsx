import { VisuallyHidden } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import { OriginLine } from '../../../../components/origin/OriginLine.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { useFindingsTexts } from '../../../../translations/findings/findings-texts.ts';

interface Props extends Pick<Finding, 'source' | 'verifiedOn' | 'isStale'> {
  allRules: { readonly href: string; readonly country: string } | null;
}

// For those who maintain the rules: also when a rule was never verified, or too long ago.
function StaffNote({ source: { kind }, verifiedOn, isStale }: Omit<Props, 'allRules'>) {
  const { t, language } = useFindingsTexts();
  if (kind === 'comparison' || (verifiedOn !== null && !isStale)) return null;
  return (
    <p data-stale>
      <IconClockExclamation size={15} stroke={1.8} aria-hidden />{' '}
      {verifiedOn === null ? t('rule.never') : t('rule.stale', { date: formatAsOf(verifiedOn, language) })}
    </p>
  );
}

// Where a rule comes from.
export function RuleSource({ allRules, ...rule }: Props) {
  const { user } = useSession();
  const { t } = useFindingsTexts();
  const { source, verifiedOn } = rule;
  return (
    <div className="finding-rule">
      <OriginLine origin={{ source, confidence: null, checkedOn: verifiedOn }} office="either" />
      {!user.role.includes('applicant') && <StaffNote {...rule} />}
      {allRules && (
        <a href={allRules.href} target="_blank" rel="noopener noreferrer">
          {t('rule.all', { country: allRules.country })}
          <VisuallyHidden>, {t('rule.newTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
