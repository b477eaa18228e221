// Branding images are base64 PNG, with or without the data: prefix.
const prefix = 'data:image/png;base64,';

export const pngUrl = (base64: string) => (base64.startsWith('data:') ? base64 : prefix + base64);

// Aspect ratio from the PNG header, to reserve the logo's space before it loads.
export function pngRatio(base64: string) {
  try {
    const head = atob(pngUrl(base64).slice(prefix.length, prefix.length + 32));
    const at = (i: number) => [0, 1, 2, 3].reduce((sum, n) => sum * 256 + head.charCodeAt(i + n), 0);
    return at(16) / at(20);
  } catch {
    return 1;
  }
}
