import { PersonInitials } from '../../components/list/marks.tsx';
import { useDocumentWords } from './document-words.ts';
import type { Person } from './people.api.ts';

interface Props {
  people: readonly Person[];
  chosen: string;
  onChoose: (applicantUid: string) => void;
}

export function PersonSwitch({ people, chosen, onChoose }: Props) {
  const { t } = useDocumentWords();
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
