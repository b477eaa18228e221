import type { UseQueryResult } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/staff.ts';
import { PaneState } from '../lists/PaneState.tsx';
import { usePeopleWords } from './people-words.ts';
import { PeopleRows } from './PeopleRows.tsx';

// The people of an agency or a distributor, once they are read.
export function CompanyPeople({ query }: { query: UseQueryResult<{ people: readonly StaffPerson[] }> }) {
  const { t } = usePeopleWords();
  return (
    <PaneState query={query}>
      {({ people }) => (
        <section className="pane-sec">
          {people.length === 0 ? <p className="pane-text">{t('nobody')}</p> : <PeopleRows people={people} />}
        </section>
      )}
    </PaneState>
  );
}
