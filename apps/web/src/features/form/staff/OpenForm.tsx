import { VisuallyHidden } from '@mantine/core';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { CallError } from '../../../lib/call.ts';
import { Failing } from '../../../components/Failing.tsx';
import { useDelayed } from '../../../components/list/use-delayed.ts';
import { useRecord } from '../check/use-record.ts';
import { useFormDefinition, useFormState } from '../form.api.ts';
import { FormWorkProvider } from '../FormWorkProvider.tsx';
import { useFormWork } from '../use-form-work.ts';
import { Bench } from './Bench.tsx';
import { FormBones } from './FormBones.tsx';
import { FormNone } from './FormNone.tsx';
import { useStaffWords } from './form-staff-words.ts';

const hasCode = (error: unknown, ...codes: number[]) => error instanceof CallError && codes.includes(error.status);

export function OpenForm({ applicationUid }: { applicationUid: string }) {
  const { t } = useStaffWords();
  const record = useRecord(applicationUid);
  const state = useFormState(applicationUid);
  const form = useFormDefinition(state.data);
  const { work } = useFormWork(applicationUid);
  const parts = [record, state, form];
  const failed = parts.find(({ isError, data }) => isError && data === undefined);
  const isSlow = useDelayed(!failed && !work);
  // Somebody else's record looks like one that is not there.
  if (hasCode(failed?.error, 404, 422)) return <FormNone why="gone" />;
  if (record.data && state.error instanceof CallError && state.error.code === 'application.noForm')
    return <FormNone why="noForm" row={record.data} />;
  if (failed)
    return (
      <>
        <VisuallyHidden>
          <ScreenHeading>{t('title')}</ScreenHeading>
        </VisuallyHidden>
        <Failing
          title={t('failing')}
          error={failed.error}
          isTrying={parts.some(({ isFetching }) => isFetching)}
          onAgain={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
        />
      </>
    );
  if (!work || !record.data) return isSlow ? <FormBones /> : null;
  return (
    <FormWorkProvider work={work}>
      <Bench row={record.data} />
    </FormWorkProvider>
  );
}
