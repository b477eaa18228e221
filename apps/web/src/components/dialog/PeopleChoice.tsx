import { Button, MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { useDialogWords } from './dialog-words.ts';
import { ErrorLine } from './ErrorLine.tsx';

export interface Choice {
  readonly personUid: string;
  readonly name: string;
  readonly openApplications: number;
}

export const useChoices = (kind: 'agents' | 'reviewers') =>
  useQuery({
    queryKey: ['choices', kind],
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await call(kind === 'agents' ? 'chooseAgents' : 'chooseReviewers', { signal })).people,
    staleTime: 15_000,
  });

interface Common {
  kind: 'agents' | 'reviewers';
  label: string;
  description?: string;
  placeholder?: string;
  without?: readonly string[]; // the one who already has it
  isFirst?: boolean; // focus begins here
}

function useOptions({ kind, without = [] }: Common) {
  const t = useDialogWords();
  const query = useChoices(kind);
  const people = (query.data ?? []).filter(({ personUid }) => !without.includes(personUid));
  // Two people of one name are told apart by their work.
  const data = people.map(({ personUid, name, openApplications }) => ({
    value: personUid,
    label: `${name} · ${t('open', { count: openApplications })}`,
  }));
  const failed = query.isError && (
    <div>
      <ErrorLine message={t('choicesFailed')} />
      <Button variant="default" size="xs" onClick={() => void query.refetch()}>
        {t('again')}
      </Button>
    </div>
  );
  return { data, failed, nothingFoundMessage: query.isPending ? '…' : t('nobody') };
}

export function PersonChoice({
  value,
  onChange,
  ...facts
}: Common & { value: string | null; onChange: (uid: string | null) => void }) {
  const { data, failed, nothingFoundMessage } = useOptions(facts);
  return (
    <>
      <Select
        label={facts.label}
        description={facts.description}
        placeholder={facts.placeholder}
        data={data}
        value={value}
        onChange={onChange}
        searchable
        openOnFocus={false}
        nothingFoundMessage={nothingFoundMessage}
        comboboxProps={{ shadow: 'md' }}
        data-autofocus={(facts.isFirst ?? true) || undefined}
      />
      {failed}
    </>
  );
}

export function PeopleChoice({
  value,
  onChange,
  ...facts
}: Common & { value: string[]; onChange: (uids: string[]) => void }) {
  const { data, failed, nothingFoundMessage } = useOptions(facts);
  return (
    <>
      <MultiSelect
        label={facts.label}
        description={facts.description}
        placeholder={value.length > 0 ? '' : facts.placeholder}
        data={data}
        value={value}
        onChange={onChange}
        maxValues={10}
        searchable
        openOnFocus={false}
        nothingFoundMessage={nothingFoundMessage}
        comboboxProps={{ shadow: 'md' }}
        size="sm"
        data-autofocus={(facts.isFirst ?? true) || undefined}
      />
      {failed}
    </>
  );
}
