import { z } from 'zod';
import { visionWords, visionWordsHi } from './vision-words.ts';

export { visionWords };

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

// The base of an OpenAI-compatible interface. Where its name leads is looked at again at every call.
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
  apiKey: z.string().trim().min(1).max(500).optional(), // absent: the one that is kept
  agrees: z.enum([visionWords, visionWordsHi]), // whichever of them was shown
});
