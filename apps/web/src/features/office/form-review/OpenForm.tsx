import { VisuallyHidden } from '@mantine/core';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { CallError } from '../../../lib/api/call.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { useApplicationRecord } from '../../form/check/use-application-record.ts';
import { useFormState } from '../../form/editor/form.api.ts';
import { useFormDefinition } from '../../form/definition/form-definition.api.ts';
import { useDestinationAddress } from '../../form/definition/use-destination-address.ts';
import { FormEditorProvider } from '../../form/editor/FormEditorProvider.tsx';
import { PresenceProvider } from '../../form/presence/PresenceProvider.tsx';
import { useFormEditor } from '../../form/editor/use-form-editor.ts';
import { FormWorkspace } from './workspace/FormWorkspace.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { NoForm } from './NoForm.tsx';
import { useFormStaffTexts } from '../../../translations/form-staff/form-staff-texts.ts';

const hasCode = (error: unknown, ...codes: number[]) => error instanceof CallError && codes.includes(error.status);

export function OpenForm({ applicationUid }: { applicationUid: string }) {
  const { t } = useFormStaffTexts();
  const record = useApplicationRecord(applicationUid);
  const state = useFormState(applicationUid);
  const form = useFormDefinition(state.data);
  const { editor } = useFormEditor(applicationUid);
  useDestinationAddress(state.data?.formId);
  const parts = [record, state, form];
  const failed = parts.find(({ isError, data }) => isError && data === undefined);
  const isSlow = useDelayed(!failed && !editor);
  // Records of other agencies look like missing ones.
  if (hasCode(failed?.error, 404, 422)) return <NoForm why="gone" />;
  if (record.data && state.error instanceof CallError && state.error.code === 'application.noForm')
    return <NoForm why="noForm" row={record.data} />;
  if (failed)
    return (
      <>
        <VisuallyHidden>
          <ScreenHeading>{t('title')}</ScreenHeading>
        </VisuallyHidden>
        <LoadFailure
          title={t('failing')}
          error={failed.error}
          isTrying={parts.some(({ isFetching }) => isFetching)}
          onAgain={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
        />
      </>
    );
  if (!editor || !record.data) return isSlow ? <FormSkeleton /> : null;
  return (
    <FormEditorProvider editor={editor}>
      <PresenceProvider>
        <FormWorkspace row={record.data} />
      </PresenceProvider>
    </FormEditorProvider>
  );
}
