import { embed } from './minilm/embed.ts';
import { distinctiveText } from './distinctive-text.ts';

// A page's embedding: compared with the prototypes and stored with a correction.
export const traitsOf = (text: string): Promise<Float32Array> => embed(distinctiveText(text));
