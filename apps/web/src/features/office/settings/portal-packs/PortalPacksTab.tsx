import '../../../../components/list/list-parts.css';
import '../../../../components/list/badges/badges.css';
import './portal-packs.css';
import { useSearchParams } from 'react-router';
import { PackList } from './PackList.tsx';
import { PackView } from './PackView.tsx';

// The open pack is stored in the address.
export function PortalPacksTab() {
  const [params, setParams] = useSearchParams();
  const open = params.get('open');
  const move = (packUid: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (packUid) next.set('open', packUid);
      else next.delete('open');
      return next;
    });
  return open ? (
    <PackView key={open} packUid={open} onBack={() => move(null)} />
  ) : (
    <PackList onOpen={(packUid) => move(packUid)} />
  );
}
