import { PersonInitials } from '../../../components/list/badges/badges.tsx';
import type { Person } from '../documents/people.api.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  people: readonly Person[];
  chosen: string;
  onChoose: (applicantUid: string) => void;
}

export function PersonSwitch({ people, chosen, onChoose }: Props) {
  const { t } = useDocumentsTexts();
  if (people.length < 2) return null;
  return (
    <div className="docs-people" role="group" aria-label={t('people.whose')}>
      {people.map(({ applicantUid, name }) => (
        <button
          key={applicantUid}
          type="button"
          aria-pressed={applicantUid === chosen}
          onClick={() => onChoose(applicantUid)}
        >
          <PersonInitials name={name} size={24} />
          {name}
        </button>
      ))}
    </div>
  );
}
