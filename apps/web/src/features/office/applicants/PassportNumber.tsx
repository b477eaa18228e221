import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { Reference } from '../../../components/list/badges/badges.tsx';
import { call } from '../../../lib/api/call.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { nameOf } from './applicant-list.ts';

const shownMs = 30_000;

// Masked, with a button that asks for the whole number by a call of its own. The number is not cached, and hidden again after a while.
export function PassportNumber({ row, masked }: { row: Applicant; masked: string }) {
  const { t } = useApplicantsTexts();
  const [number, setNumber] = useState<string | null>(null);
  const show = useMutation({
    mutationFn: () => call('passportNumber', { query: { applicantUid: row.applicantUid } }),
    gcTime: 0,
    onSuccess: ({ passportNumber }) => {
      setNumber(passportNumber);
      show.reset();
    },
    onError: (error) => void toast(errorText(error), 'error'),
  });
  useEffect(() => {
    if (number === null) return undefined;
    const timer = setTimeout(() => setNumber(null), shownMs);
    return () => clearTimeout(timer);
  }, [number]);
  const name = nameOf(row);
  return (
    <span className="passport-number">
      <Reference>{number ?? masked}</Reference>
      <button
        type="button"
        className="list-textlink"
        aria-label={t(number === null ? 'reveal.showOf' : 'reveal.hideOf', { name })}
        aria-pressed={number !== null}
        aria-disabled={show.isPending}
        title={number === null ? t('reveal.hint') : undefined}
        onClick={() => {
          if (number !== null) setNumber(null);
          else if (!show.isPending) show.mutate();
        }}
      >
        {t(number === null ? 'reveal.show' : 'reveal.hide')}
      </button>
    </span>
  );
}
