import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Blank } from '@visawright/contract/delivery/blank.ts';
import type { BlankSample } from '@visawright/contract/delivery/blank-facts.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { call, download, postFormData, type CallInput } from '../../../../lib/api/call.ts';

const key = ['blanks'] as const;
const listKey = [...key, 'list'] as const;
const oneKey = (blankUid: string) => [...key, 'one', blankUid] as const;

export const useBlanks = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => call('listBlanks', { signal }), staleTime: 0 });

export const useBlank = (blankUid: string) =>
  useQuery({
    queryKey: oneKey(blankUid),
    queryFn: ({ signal }) => call('getBlank', { query: { blankUid }, signal }),
    staleTime: 0,
  });

export const usePagePicture = (blankUid: string, page: number) =>
  useQuery({
    queryKey: [...key, 'page', blankUid, page],
    queryFn: ({ signal }) => download(addresses.blankPage.path, { blankUid, page }, signal),
    staleTime: Infinity,
  });

// `version` is part of the key: another state of the form gives other places.
export const useTrial = ({ blankUid, version }: Pick<Blank, 'blankUid' | 'version'>, sample: BlankSample) =>
  useQuery({
    queryKey: [...key, 'try', blankUid, version, sample],
    queryFn: ({ signal }) => call('tryBlank', { query: { blankUid, sample }, signal }),
    staleTime: Infinity,
  });

function useBlankChange<T>(send: (input: T) => Promise<Blank>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (blank) => {
      client.setQueryData(oneKey(blank.blankUid), blank);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export interface NewForm {
  readonly formId: string;
  readonly title: string;
  readonly source: string;
  readonly editionOn: string;
  readonly file: File;
}

export const useUploadBlank = () =>
  useBlankChange(async ({ file, ...facts }: NewForm) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(facts)) form.append(name, value);
    form.append('files', file, file.name);
    return (await postFormData(addresses.uploadBlank.path, form)) as Blank;
  });
export const useSaveBlank = () =>
  useBlankChange((body: CallInput<'saveBlank'>['body']) => call('saveBlank', { body, once: true }));
export const usePublishBlank = () =>
  useBlankChange((body: CallInput<'publishBlank'>['body']) => call('publishBlank', { body, once: true }));

export function useEndBlank(name: 'retireBlank' | 'deleteBlank') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blankUid: string) => call(name, { body: { blankUid }, once: true }),
    onSuccess: (listed, blankUid) => {
      client.setQueryData(listKey, listed);
      if (name === 'retireBlank') return client.invalidateQueries({ queryKey: oneKey(blankUid) });
      client.removeQueries({ queryKey: oneKey(blankUid) });
      return undefined;
    },
  });
}
