import { useChoices } from '../../components/dialog/PeopleChoice.tsx';
import type { ListFilter } from '../../components/list/list.types.ts';
import { call } from '../../lib/call.ts';

type Say = (key: string) => string;

// Names for the chip, where only the uid stands in the address.
export function useAgentNames(): ReadonlyMap<string, string> {
  const agents = useChoices('agents').data ?? [];
  return new Map(agents.map(({ personUid, name }) => [personUid, name]));
}

// Whose work it is, or nobody's yet: the same chip above applications and above applicants.
export const agentFilter = (t: Say, names: ReadonlyMap<string, string>): ListFilter => ({
  id: 'agent',
  label: t('columns.agent'),
  kind: 'choice',
  options: async (search, signal) => {
    const { people } = await call('chooseAgents', { signal });
    const found = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return [
      { value: 'none', label: t('noAgent') },
      ...found.map(({ personUid, name }) => ({ value: personUid, label: name })),
    ];
  },
  format: ([uid = '']) => (uid === 'none' ? t('noAgent') : (names.get(uid) ?? t('oneAgent'))),
});
