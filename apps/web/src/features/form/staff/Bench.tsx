import { useEffect } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import { useOnLive } from '../../../lib/use-live.ts';
import { useOwn } from '../../lists/use-own.ts';
import { useRecord } from '../check/use-record.ts';
import { forgetSource } from '../open-source.ts';
import { KeeperBench } from './KeeperBench.tsx';
import { ReviewerBench } from './ReviewerBench.tsx';

// Agency and agent fill and declare; a reviewer reads and judges.
export function Bench({ row }: { row: Application }) {
  const { role } = useOwn();
  const { refetch } = useRecord(row.applicationUid);
  useEffect(() => forgetSource, []);
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === row.applicationUid) void refetch();
  });
  return role === 'reviewer' ? <ReviewerBench row={row} /> : <KeeperBench row={row} />;
}
