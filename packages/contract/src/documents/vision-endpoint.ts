import { z } from 'zod';
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

// The base URL of an OpenAI-compatible API. Its address is resolved and checked again on every call.
const httpsUrl = z
  .url({ protocol: /^https$/ })
  .max(300)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { username, password, search, hash } = new URL(text);
    return username === '' && password === '' && search === '' && hash === '';
  });
export const VisionEndpointEdit = z.strictObject({
  isOn: z.boolean(),
  url: httpsUrl,
  model: z.string().trim().min(1).max(100),
  apiKey: z.string().trim().min(1).max(500).optional(), // absent keeps the stored key
  agrees: z.enum([visionConsentText, visionConsentTextHindi]), // the text that was shown
});
