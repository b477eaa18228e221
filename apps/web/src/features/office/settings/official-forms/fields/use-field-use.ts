import { useState } from 'react';
import type { BlankField, BlankUse } from '@visawright/contract/delivery/blank.ts';

type UseKind = BlankUse['as'];

// What a person is about to say about a field: 'answer', 'tick' and 'fixed' say something only with a question or a text.
export function useFieldUse({ kind: of }: BlankField, use: BlankUse | undefined, onUse: (use: BlankUse) => void) {
  const kinds: readonly UseKind[] = of === 'tick' ? ['tick', 'empty'] : ['answer', 'fixed', 'empty'];
  const [started, setStarted] = useState<UseKind | null>(null);
  const [fixed, setFixed] = useState(use?.as === 'fixed' ? use.text : '');
  return {
    kinds,
    kind: started ?? use?.as ?? kinds[0]!,
    fixed,
    choose(next: UseKind) {
      setStarted(next);
      if (next === 'empty') onUse({ as: 'empty' });
    },
    type(text: string) {
      setFixed(text);
      if (text.trim() !== '') onUse({ as: 'fixed', text: text.trim() });
    },
  };
}
