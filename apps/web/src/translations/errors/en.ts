import { errors } from '@visawright/contract/platform/errors.ts';
import type { TextTree } from '../../lib/translation/text-tree.ts';

type Branch = Record<string, string | Record<string, string>>;

// English texts come from the contract, so that server and browser show the same.
export const en: TextTree = Object.entries(errors).reduce<Branch>(
  (words, [code, { text }]) => {
    const [part = '', name] = code.split('.');
    return { ...words, [part]: name ? { ...(words[part] as object), [name]: text } : text };
  },
  { noAnswer: 'We couldn’t reach the service. Check your connection and try again; nothing is lost.' },
);
