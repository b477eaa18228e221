import { LanguageSwitch } from '../../../../components/LanguageSwitch.tsx';
import { pngRatio, pngUrl } from '../../../../lib/files/png.ts';
import { realm } from './page-realm.ts';

const height = 28;

export function PhoneHead() {
  const name = realm?.realmDisplayName ?? '';
  const image = realm?.brandAssets.brandLogoImage;
  const ratio = image ? pngRatio(image) : 1;
  const isMark = ratio <= 1.6;
  return (
    <header className="phone-head">
      <span className="logo">
        {image && (
          <img src={pngUrl(image)} alt={isMark ? '' : name} height={height} width={Math.round(height * ratio)} />
        )}
        {(!image || isMark) && <span>{name}</span>}
      </span>
      <LanguageSwitch />
    </header>
  );
}
