interface Brands {
  readonly brands?: readonly { readonly brand: string; readonly version: string }[];
  readonly platform?: string;
}

// "Chromium 156 on Linux", for the question the person is asked before the extension is connected.
export function browserName({ brands = [], platform = '' }: Brands): string {
  const real = brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand.replaceAll(/[^A-Za-z]/g, '')));
  const best = real.find(({ brand }) => brand !== 'Chromium') ?? real[0];
  const name = best ? `${best.brand} ${best.version}` : 'Chrome';
  return (platform === '' ? name : `${name} on ${platform}`).slice(0, 80);
}
