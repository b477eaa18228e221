import { Flag } from '../../components/Flag.tsx';
import type { EntryProps } from './entry.types.ts';
import { useMyApplicationWords } from './my-application-words.ts';
import { placeOf } from './place.ts';

interface Props extends Pick<EntryProps, 'row' | 'traveller'> {
  flagWidth: number;
}

// Where to, or who, with what tells it from the others.
export function ApplicationName({ row, traveller, flagWidth }: Props) {
  const { t, language } = useMyApplicationWords();
  const { name, iso } = placeOf(row.visaDetails.visaTo, language);
  return (
    <>
      {iso && <Flag code={iso} width={flagWidth} />}
      <span>
        <b>{traveller ?? name}</b>
        <small>
          {traveller ? name : t(`purpose.${row.visaDetails.visaCategory}`)} · {row.reference}
        </small>
      </span>
    </>
  );
}
