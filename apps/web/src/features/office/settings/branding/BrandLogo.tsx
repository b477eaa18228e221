import { pngUrl } from '../../../../lib/files/png.ts';

// The logo, or the first letter of the name on the brand colour.
export const BrandLogo = ({ image, name, height }: { image: string | null; name: string; height: number }) =>
  image ? (
    <img src={pngUrl(image)} alt="" style={{ height, maxWidth: height * 5, objectFit: 'contain' }} />
  ) : (
    <span className="pv-letter" style={{ width: height, height, fontSize: height * 0.5 }}>
      {[...name][0]}
    </span>
  );
