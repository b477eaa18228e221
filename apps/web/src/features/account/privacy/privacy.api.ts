import { useQuery } from '@tanstack/react-query';
import { call, download } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { today } from '../../../lib/dates/dates.ts';

export const useStoredData = () =>
  useQuery({ queryKey: ['stored-data'], queryFn: ({ signal }) => call('getStoredData', { signal }) });

export async function downloadEverything(): Promise<void> {
  const { url } = await call('exportTicket', {});
  saveFile(await download(url), `my-data-${today()}.zip`);
}

export const deleteAccount = (confirmation: string) => call('deleteAccount', { body: { confirmation } });
