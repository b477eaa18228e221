import { useSearchParams } from 'react-router';

// The paper that is open travels in the address: back closes it, a reload opens it again.
export function useOpened(): readonly [docId: string | null, open: (docId: string | null) => void] {
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
