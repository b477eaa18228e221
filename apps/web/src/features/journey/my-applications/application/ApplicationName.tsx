import { Flag } from '../../../../components/Flag.tsx';
import type { EntryProps } from './entry.types.ts';
import { localizedDestination } from './localized-destination.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

interface Props extends Pick<EntryProps, 'row' | 'traveller'> {
  flagWidth: number;
}

export function ApplicationName({ row, traveller, flagWidth }: Props) {
  const { language } = useMyApplicationsTexts();
  const { name, iso } = localizedDestination(row.visaDetails.visaTo, language);
  return (
    <>
      {iso && <Flag code={iso} width={flagWidth} />}
      <span>
        <b>{traveller ?? name}</b>
        <small>
          {traveller ? name : applicantText(`purpose.${row.visaDetails.visaCategory}`)} · {row.reference}
        </small>
      </span>
    </>
  );
}
