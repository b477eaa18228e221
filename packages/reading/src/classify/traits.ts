import { embed } from './minilm/embed.ts';
import { telling } from './telling.ts';

// A page's meaning as 384 numbers: what is compared with the prototypes, and what a correction keeps.
export const traitsOf = (text: string): Promise<Float32Array> => embed(telling(text));
