import { Select } from '@mantine/core';
import { useChoices } from '../../../components/dialog/PeopleChoice.tsx';
import { useGetVisaTexts } from '../../../translations/get-visa/get-visa-texts.ts';

// Agencies assign an agent; drafts of an agent belong to that agent.
export function AgentChoice({ value, onChange }: { value: string; onChange: (agentId: string) => void }) {
  const { t } = useGetVisaTexts();
  const { data, isError } = useChoices('agents');
  const people = (data ?? []).map((one) => ({
    value: one.personUid,
    label: t('agent.option', { name: one.name, count: one.openApplications }),
  }));
  return (
    <Select
      id="trip-agent"
      label={t('fields.agent')}
      description={t('hints.agent')}
      placeholder={t('agent.none')}
      data={people}
      value={value || null}
      clearable
      searchable
      error={isError && t('agent.failed')}
      nothingFoundMessage={t('agent.unknown')}
      onChange={(agentId) => onChange(agentId ?? '')}
    />
  );
}
