import { Button, Group } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { steps } from '@visawright/contract/steps.ts';
import { countryName } from './country-name.ts';
import { Empty } from './Empty.tsx';
import { useFlow } from './flow-store.ts';
import { furthestStep } from './step-guard.ts';
import { stepAddress, stepState } from './step-state.ts';

// Upload without an application stands outside the flow; this is the way back in, to the one that is open where there is one.
export function NoApplication() {
  const { t, i18n } = useTranslation('applicant');
  const flow = useFlow();
  const { application, toCountry } = flow;
  const state = stepState(flow, null);
  const on = application && stepAddress(steps[state.editable ? 2 : furthestStep(state)]!.path, state.applicationUid);
  return (
    <Empty icon={IconFolderOpen} title={t('upload.noApplication')} text={t('upload.noApplicationText')}>
      <Group justify="center" gap={12} className="empty-deeds">
        <Button component={Link} to="/applications" h={48} px={22} variant={on ? 'default' : 'filled'}>
          {t('menu.applications')}
        </Button>
        {on && (
          <Button component={Link} to={on} h={48} px={22}>
            {t('upload.goOn', { trip: toCountry ? countryName(toCountry, i18n.language) : application.reference })}
          </Button>
        )}
      </Group>
    </Empty>
  );
}
