import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { gradeOf } from '../../journey/findings-summary/arrange-findings.ts';
import { useFindingContext } from './finding-context.ts';
import { GradeIcon } from '../../journey/findings-summary/GradeIcon.tsx';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

// The permission to accept a finding includes revoking it.
export function AcceptedFinding({ finding, onUndo }: { finding: Finding; onUndo: () => Promise<unknown> }) {
  const { t, language } = useFindingsTexts();
  const { mayAccept } = useFindingContext();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { accepted } = finding;
  const { title } = finding.words[language];
  const undo = async () => {
    setBusy(true);
    setError('');
    await onUndo().catch((cause: unknown) => setError(errorText(cause)));
    setBusy(false);
  };
  return (
    <article
      className="finding finding-accepted"
      data-finding={finding.rule}
      data-grade={gradeOf(finding)}
      data-accepted
    >
      <GradeIcon grade={gradeOf(finding)} size={18} />
      <div>
        <h3>{title}</h3>
        <blockquote>{accepted?.reason}</blockquote>
        <small>
          {t('accept.by', {
            name: accepted?.byName ?? t('accept.nobody'),
            at: accepted ? momentText(accepted.at, language) : '',
          })}
        </small>
        <ErrorLine message={error} />
      </div>
      {mayAccept && (
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('accept.undoFor', { title })}
          onClick={() => void undo()}
        >
          {t('accept.undo')}
        </Button>
      )}
    </article>
  );
}
