import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Finding } from '@visawright/contract/finding.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { momentText } from '../../lib/moments.ts';
import { gradeOf } from './arrange-findings.ts';
import { useFindingsWords } from './findings-words.ts';
import { useFindingPlace } from './finding-place.ts';
import { GradeIcon } from './GradeIcon.tsx';

// Who kept it and why; whoever may keep one may take it back.
export function AcceptedFinding({ finding, onTakeBack }: { finding: Finding; onTakeBack: () => Promise<unknown> }) {
  const { t, language } = useFindingsWords();
  const { mayAccept } = useFindingPlace();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { accepted } = finding;
  const { title } = finding.words[language];
  const takeBack = async () => {
    setBusy(true);
    setError('');
    await onTakeBack().catch((cause: unknown) => setError(errorWords(cause)));
    setBusy(false);
  };
  return (
    <article className="finding finding-kept" data-finding={finding.rule} data-grade={gradeOf(finding)} data-accepted>
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
          aria-label={t('accept.takeBackFor', { title })}
          onClick={() => void takeBack()}
        >
          {t('accept.takeBack')}
        </Button>
      )}
    </article>
  );
}
