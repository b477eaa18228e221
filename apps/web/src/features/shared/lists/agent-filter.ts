import { useChoices } from '../../../components/dialog/PeopleChoice.tsx';
import type { ListFilter } from '../../../components/list/list.types.ts';
import { call } from '../../../lib/api/call.ts';

type AgentTexts = (key: 'columns.agent' | 'noAgent' | 'oneAgent') => string;

// Names for the filter chip; the address contains only the uid.
export function useAgentNames(): ReadonlyMap<string, string> {
  const agents = useChoices('agents').data ?? [];
  return new Map(agents.map(({ personUid, name }) => [personUid, name]));
}

// The same filter on applications and applicants.
export const agentFilter = (t: AgentTexts, names: ReadonlyMap<string, string>): ListFilter => ({
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
