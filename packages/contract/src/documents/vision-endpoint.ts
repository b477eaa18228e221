import { z } from 'zod';
import { httpsUrl } from '../platform/https-url.ts';
import { visionConsentText, visionConsentTextHindi } from './vision-consent-text.ts';

export const VisionEndpoint = z.object({
  isOn: z.boolean(),
  url: z.string(),
  model: z.string(),
  hasKey: z.boolean(),
  words: z.string(),
  agreedByName: z.string(),
  agreedAt: z.string(),
});
export type VisionEndpoint = z.infer<typeof VisionEndpoint>;

export const VisionEndpointEdit = z.strictObject({
  isOn: z.boolean(),
  url: httpsUrl, // the base URL of an OpenAI-compatible API
  model: z.string().trim().min(1).max(100),
  apiKey: z.string().trim().min(1).max(500).optional(), // absent keeps the stored key
  agrees: z.enum([visionConsentText, visionConsentTextHindi]), // the text that was shown
});
