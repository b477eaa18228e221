import { Button, Group } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { Link } from 'react-router';
import { steps } from '@visawright/contract/applications/steps.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { EmptyState } from '../../../shared/applicant-page/EmptyState.tsx';
import { useFlow } from '../state/flow-store.ts';
import { furthestStep } from './step-guard.ts';
import { stepAddress, stepState } from './step-state.ts';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

// Upload without an application is outside the flow; links back to the open application if there is one.
export function NoApplication() {
  const { t, language } = useApplicantTexts();
  const flow = useFlow();
  const { application, toCountry } = flow;
  const state = stepState(flow, null);
  const on = application && stepAddress(steps[state.editable ? 2 : furthestStep(state)]!.path, state.applicationUid);
  return (
    <EmptyState icon={IconFolderOpen} title={t('upload.noApplication')} text={t('upload.noApplicationText')}>
      <Group justify="center" gap={12} className="empty-actions">
        <Button component={Link} to="/applications" h={48} px={22} variant={on ? 'default' : 'filled'}>
          {t('menu.applications')}
        </Button>
        {on && (
          <Button component={Link} to={on} h={48} px={22}>
            {t('upload.goOn', { trip: toCountry ? countryName(toCountry, language) : application.reference })}
          </Button>
        )}
      </Group>
    </EmptyState>
  );
}
