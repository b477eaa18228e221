import type { UseQueryResult } from '@tanstack/react-query';
import type { OwnChannels } from '@visawright/contract/identity/channels.ts';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { useChannelsTexts } from '../../../../../translations/channels/channels-texts.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import { PushDevices } from './PushDevices.tsx';

// Where notifications can reach the person outside the app and email.
export function OwnChannelsForm({ query }: { query: UseQueryResult<OwnChannels> }) {
  const { t } = useChannelsTexts();
  const { data, error, isFetching, refetch } = query;
  if (!data)
    return (
      error && (
        <LoadFailure title={t('own.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )
    );
  return (
    <div role="group" aria-label={t('own.title')}>
      <PushDevices push={data.push} />
      <PhoneNumber offered={data.offered} phone={data.phone} />
    </div>
  );
}
