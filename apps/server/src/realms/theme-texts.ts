import { primaryShade } from './brand.ts';
import type { RealmOrder } from './create-realm.ts';

// Keycloak's pages read a realm's brand as messages of its own: the one thing every template, error pages too, can reach.
// They pass through MessageFormat, where a single quote is a sign. A picture not given leaves the saved one.
export function themeTexts(order: RealmOrder, shades: readonly string[]): Record<string, string> {
  const { index, text } = primaryShade(shades);
  const words = {
    brandName: order.name,
    brandFilled: shades[index]!,
    brandHover: shades[Math.min(index + 1, 9)]!,
    brandOnFilled: text === 'white' ? '#ffffff' : '#16181d',
    brandLine: shades[5]!,
    supportPhone: order.phone,
    supportFooter: order.footer,
    ...(order.logo === undefined ? {} : { brandLogo: order.logo }),
    ...(order.favicon === undefined ? {} : { brandFavicon: order.favicon }),
  };
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word.replaceAll("'", "''")]));
}
