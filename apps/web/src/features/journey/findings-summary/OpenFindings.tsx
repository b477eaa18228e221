import './open-findings.css';
import { useId } from 'react';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { isUnsolvedFinding } from '@visawright/contract/forms/unsolved-finding.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { gradeOf } from './arrange-findings.ts';
import { GradeIcon } from './GradeIcon.tsx';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  findings: readonly Finding[]; // all of the application
  lead: string; // what being open means here
  heading: 'h2' | 'h3';
  onOpen?: (finding: Finding) => void; // without it nothing can be changed here
}

// Warnings that are not solved, also those accepted with a reason, most serious first.
export function OpenFindings({ findings, lead, heading: Heading, onOpen }: Props) {
  const { t, language } = useFindingsTexts();
  const id = useId();
  const open = findings.filter(isUnsolvedFinding);
  if (open.length === 0)
    return (
      <p className="open-findings-none" data-open-findings={0}>
        <IconCircleCheck size={18} stroke={1.8} aria-hidden />
        {t('open.none')}
      </p>
    );
  return (
    <section className="open-findings" aria-labelledby={id} data-open-findings={open.length}>
      <Heading id={id}>{t('open.title', { count: open.length })}</Heading>
      <p>{lead}</p>
      <ul>
        {open.map((finding) => {
          const { title } = finding.words[language];
          return (
            <li key={finding.key} data-finding={finding.rule} data-grade={gradeOf(finding)}>
              <GradeIcon grade={gradeOf(finding)} size={20} />
              <span>
                <b>{title}</b>
                {finding.accepted && <small>{t('open.accepted', { reason: finding.accepted.reason })}</small>}
              </span>
              {onOpen && (
                <Button variant="default" aria-label={t('open.seeFor', { title })} onClick={() => onOpen(finding)}>
                  {t('open.see')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
