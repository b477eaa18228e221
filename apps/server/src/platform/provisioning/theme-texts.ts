import { primaryShade } from '../realms/brand.ts';
import type { RealmOrder } from '../realms/realms.queries.ts';

// Keycloak's templates read a realm's brand from its messages, the only data every template, including error pages and mails, can access.
// Messages pass through MessageFormat, where a single quote and an opening brace are special. An omitted image keeps the saved one.
export function themeTexts(order: RealmOrder, shades: readonly string[]): Record<string, string> {
  const { index, text } = primaryShade(shades);
  const words = {
    brandName: order.name,
    brandFilled: shades[index]!,
    brandHover: shades[Math.min(index + 1, 9)]!,
    brandOnFilled: text === 'white' ? '#ffffff' : '#16181d',
    brandLine: shades[5]!,
    // Where the login page is how people sign in, not only how they add a passkey.
    offersPasskeys: order.isDefault ? 'yes' : '',
    supportPhone: order.phone,
    supportEmail: order.email,
    supportHours: order.hours,
    supportFooter: order.footer,
    ...(order.logo === undefined ? {} : { brandLogo: order.logo }),
    ...(order.favicon === undefined ? {} : { brandFavicon: order.favicon }),
  };
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, escapeMessage(word)]));
}

const escapeMessage = (text: string) => text.replaceAll("'", "''").replaceAll(/[{}]+/g, "'$&'");
