import { Button, MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { useDialogsTexts } from '../../translations/dialogs/dialogs-texts.ts';

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
    staleTime: 0, // a list on the page asks for them too; a dialog opened later must offer who has joined since
  });

interface Common {
  kind: 'agents' | 'reviewers';
  label: string;
  description?: string;
  placeholder?: string;
  without?: readonly string[]; // the current owner
  isFirst?: boolean; // initial focus
}

function useOptions({ kind, without = [] }: Common) {
  const { t } = useDialogsTexts();
  const query = useChoices(kind);
  const people = (query.data ?? []).filter(({ personUid }) => !without.includes(personUid));
  // Shows the workload, which also distinguishes people with the same name.
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
  // Turned on once the people are there, so that a name typed before that selects its first match as well. Without the option for the
  // opening list, Mantine forgets the selection a moment after the first letter has opened it.
  const selectFirstOptionOnChange = !query.isPending;
  return { data, failed, selectFirstOptionOnChange, nothingFoundMessage: query.isPending ? '…' : t('nobody') };
}

export function PersonChoice({
  value,
  onChange,
  ...facts
}: Common & { value: string | null; onChange: (uid: string | null) => void }) {
  const { data, failed, selectFirstOptionOnChange, nothingFoundMessage } = useOptions(facts);
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
        selectFirstOptionOnChange={selectFirstOptionOnChange}
        selectFirstOptionOnDropdownOpen
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
  const { data, failed, selectFirstOptionOnChange, nothingFoundMessage } = useOptions(facts);
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
        selectFirstOptionOnChange={selectFirstOptionOnChange}
        selectFirstOptionOnDropdownOpen
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
