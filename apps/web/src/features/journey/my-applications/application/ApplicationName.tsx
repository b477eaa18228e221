import { Link } from 'react-router';
import { Flag } from '../../../../components/Flag.tsx';
import type { EntryProps } from './entry.types.ts';
import { localizedDestination } from './localized-destination.ts';
import { nextAction } from './next-action.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

interface Props extends Pick<EntryProps, 'row' | 'traveller'> {
  flagWidth: number;
}

// The link covers the row or card it is in, so that flag, name and dates open the application too.
export function ApplicationName({ row, traveller, flagWidth }: Props) {
  const { language } = useMyApplicationsTexts();
  const { name, iso } = localizedDestination(row.visaDetails.visaTo, language);
  return (
    <>
      {iso && <Flag code={iso} width={flagWidth} />}
      <span>
        <b>
          <Link className="mine-open" to={nextAction(row).to}>
            {traveller ?? name}
          </Link>
        </b>
        <small>
          {traveller ? name : applicantText(`purpose.${row.visaDetails.visaCategory}`)} · {row.reference}
        </small>
      </span>
    </>
  );
}
