import { pngRatio, pngUrl } from '../lib/files/png.ts';
import { useRealm } from '../lib/session/session.ts';
import { read } from '../lib/browser/storage.ts';
import { pageRealm } from '../lib/browser/page-facts.ts';

// A square logo gets the name beside it; a wide one contains it.
const isMark = (ratio: number) => ratio <= 1.6;

export function Logo({ size = 28, markOnly = false }: { size?: number; markOnly?: boolean }) {
  const realm = useRealm();
  const name = realm?.realmDisplayName ?? read('displayName') ?? pageRealm.displayName ?? '';
  const image = realm ? realm.brandAssets.brandLogoImage : read('logo');
  if (!image && !name) return null; // an unknown realm has no logo
  const ratio = image ? pngRatio(image) : 1;
  const named = isMark(ratio) && !markOnly;
  return (
    <span className="logo" style={{ fontSize: size * 0.64 }}>
      {image ? (
        <img src={pngUrl(image)} alt={named ? '' : name} height={size} width={Math.round(size * ratio)} />
      ) : (
        <span
          className="logo-mark"
          style={{ width: size, height: size, fontSize: size * 0.5 }}
          {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
        >
          {[...name][0]}
        </span>
      )}
      {named && <span>{name}</span>}
    </span>
  );
}
