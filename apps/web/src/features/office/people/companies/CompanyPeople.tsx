import type { UseQueryResult } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { PeopleRows } from '../staff/PeopleRows.tsx';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

export function CompanyPeople({ query }: { query: UseQueryResult<{ people: readonly StaffPerson[] }> }) {
  const { t } = usePeopleTexts();
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
