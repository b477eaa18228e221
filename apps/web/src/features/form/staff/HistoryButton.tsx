import { Button, Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import type { Field } from '@visawright/forms/form-schema.ts';
import { useSays } from '../FormWorkProvider.tsx';
import { HistoryLines } from './HistoryLines.tsx';
import { useStaffWords } from './form-staff-words.ts';

export function HistoryButton({ field }: { field: Field }) {
  const { t } = useStaffWords();
  const says = useSays();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const name = t('history.show', { field: says(field.label) });
  return (
    <Popover opened={isOpen} onChange={(open) => !open && close()} width={340} position="top-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconHistory size={14} aria-hidden />}
          aria-label={name}
          onClick={toggle}
        >
          {t('history.short')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} data-history={field.id}>
        <HistoryLines field={field} />
      </Popover.Dropdown>
    </Popover>
  );
}
