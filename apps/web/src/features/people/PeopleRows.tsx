import type { StaffPerson } from '@visawright/contract/staff.ts';
import { PersonInitials } from '../../components/list/marks.tsx';
import { agoText } from '../../lib/moments.ts';
import { nameOf } from './people-kind.ts';
import { usePeopleWords } from './people-words.ts';
import { standingWord } from './StandingMark.tsx';

export function PeopleRows({ people }: { people: readonly StaffPerson[] }) {
  const { t, language } = usePeopleWords();
  const work = ({ role, openApplications: count }: StaffPerson) =>
    role === 'agent' ? t('agents.open', { count }) : role === 'reviewer' ? t('reviewers.open', { count }) : '';
  const standing = (person: StaffPerson) => {
    const word = standingWord(person);
    if (word !== 'active') return t(`standing.${word}`);
    return person.lastActiveAt ? agoText(person.lastActiveAt, language) : t('never');
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
          <span>{standing(person)}</span>
        </li>
      ))}
    </ul>
  );
}
