// Options of a drawn portrait and its true measurements. Heads have their own units: chin at 100, top of the hair at 0.
export const coverings = ['none', 'turban', 'headscarf', 'shawl'] as const;
export const backdrops = [
  'white',
  'offWhite',
  'lightGrey',
  'cream',
  'paleBlue',
  'blue',
  'brown',
  'dark',
  'shelves',
  'street',
  'curtain',
] as const;

export interface PortraitOptions {
  readonly seed: string;
  readonly style?: 'studio' | 'phone'; // the lamp, the grain and the drawn features of the two differ
  readonly width?: number; // pixels
  readonly ratio?: number; // width to height
  readonly headPercent?: number; // crown to chin, of the picture's height
  readonly above?: number; // share of the picture's height over the crown; negative: the head is cut
  readonly aside?: number; // offset of the head from the middle, as share of the width
  readonly faces?: 1 | 2;
  readonly skin?: number; // 0 the lightest … 7
  readonly hair?: 'short' | 'long' | 'bun' | 'bald' | 'curly';
  readonly covering?: (typeof coverings)[number];
  readonly beard?: 'none' | 'moustache' | 'full';
  readonly glasses?: 'none' | 'thin' | 'thick';
  readonly bindi?: boolean;
  readonly tilt?: number; // degrees, clockwise
  readonly turned?: number; // degrees
  readonly eyes?: 'open' | 'closed';
  readonly backdrop?: (typeof backdrops)[number];
  readonly shadow?: 'none' | 'behind' | 'face';
  readonly glare?: boolean;
  readonly blur?: number; // sigma in thousandths of the width
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface DrawnTruth {
  readonly width: number;
  readonly height: number;
  readonly crown: Spot; // pixels
  readonly chin: Spot;
  readonly eyes: Spot; // between both
  readonly headPx: number;
  readonly tilt: number;
}

export interface DrawnPortrait {
  readonly bytes: Buffer;
  readonly truth: DrawnTruth;
}
