import { useSearchParams } from 'react-router';

// The open document is in the URL: Back closes it and a reload opens it again.
export function useOpenedDocument(): readonly [docId: string | null, open: (docId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (docId: string | null) =>
    setParams(
      (now) => {
        if (docId === null) now.delete('open');
        else now.set('open', docId);
        return now;
      },
      { replace: docId === null },
    );
  return [params.get('open'), open];
}
