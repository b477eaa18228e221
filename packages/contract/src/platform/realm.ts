import { z } from 'zod';
import { defaultBrandColor } from './constants.ts';

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

export const BrandAssets = z.object({
  brandFavicon: z.string().nullable(), // base64 png
  brandLogoImage: z.string().nullable(), // base64 png
  brandColor: hexColor.default(defaultBrandColor),
});

// Public data only: anyone who knows the address can read it.
export const RealmConfiguration = z.object({
  realmAuthorizationUrl: z.url(),
  realmId: z.string().min(1),
  realmClientId: z.string().min(1),
  realmDisplayName: z.string(),
  brandAssets: BrandAssets,
  support: z.object({ phone: z.string(), email: z.string(), hours: z.string(), footer: z.string() }),
  rules: z.object({
    urgentDays: z.number(), // to the lodge-by date: red
    soonDays: z.number(), // amber
    selfSignUp: z.boolean(),
    phoneForAgencyTravellers: z.boolean(),
  }),
  signIn: z.enum(['provider', 'form']),
  agencySignIn: z.boolean(), // some agency has its own provider; not which
  environment: z.enum(['alpha', 'beta', 'uat', 'sandbox']),
});
export type RealmConfiguration = z.infer<typeof RealmConfiguration>;

// First path segments that cannot be realm paths: API bases and public pages.
export const reservedSegments: readonly string[] = [
  'das',
  'application',
  'doc',
  'extension',
  'share',
  'verify',
  'handoff',
  'help',
  'assets',
  'calendar',
  'start',
  'callbacks',
  'openapi.json',
  'reference',
  'healthz',
  'readyz',
  'metrics',
  'favicon.ico',
  'robots.txt',
  'static',
  'admin',
  'api',
];

export const realmPath = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/)
  .refine((path) => !reservedSegments.includes(path), 'reserved');
