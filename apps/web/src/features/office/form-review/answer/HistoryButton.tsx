import { Button, Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useFormLabels } from '../../../form/editor/FormEditorProvider.tsx';
import { HistoryLines } from './HistoryLines.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

export function HistoryButton({ field }: { field: Field }) {
  const { t } = useFormStaffTexts();
  const texts = useFormLabels();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const name = t('history.show', { field: texts(field.label) });
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
