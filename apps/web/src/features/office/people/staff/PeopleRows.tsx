import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { lastActiveText } from '../../../../lib/dates/moments.ts';
import { nameOf } from './people-kind.ts';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { accountStatusOf } from '../AccountStatusBadge.tsx';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

export function PeopleRows({ people }: { people: readonly StaffPerson[] }) {
  const { t, language } = usePeopleTexts();
  const work = ({ role, openApplications: count }: StaffPerson) =>
    role === 'agent' ? t('agents.open', { count }) : role === 'reviewer' ? t('reviewers.open', { count }) : '';
  const status = (person: StaffPerson) => {
    const word = accountStatusOf(person);
    if (word !== 'active') return t(`status.${word}`);
    return person.lastActiveAt ? lastActiveText(person.lastActiveAt, language) : t('never');
  };
  return (
    <ul>
      {people.map((person) => (
        <li className="pane-person" key={person.personUid}>
          <PersonInitials name={nameOf(person)} size={24} />
          <span>
            <b>{nameOf(person)}</b>
            <small>{[t(`role.${person.role}`), work(person)].filter(Boolean).join(' · ')}</small>
          </span>
          <span className="pane-person-end">
            {status(person)}
            <ResetSecondFactor person={person} size="compact-xs" />
          </span>
        </li>
      ))}
    </ul>
  );
}
