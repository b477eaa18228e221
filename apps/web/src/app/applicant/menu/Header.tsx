import { useDevice } from '../../../lib/browser/device.ts';
import { NarrowBar } from './NarrowBar.tsx';
import { WideMenu } from './WideMenu.tsx';

export function Header() {
  const wide = useDevice().type === 'Desktop';
  return <header className="head">{wide ? <WideMenu /> : <NarrowBar />}</header>;
}
