import { useState } from 'react';
import { secondFactorDigits } from '@visawright/contract/identity/second-factor-facts.ts';
import { CallError } from '../../../lib/api/call.ts';
import { useSecondFactor } from './second-factor.api.ts';

type Kind = 'password' | 'code';

// The password, or a code where an authenticator app is set up; the person may choose.
export function useOwnProof() {
  const { data } = useSecondFactor();
  const [chosen, setChosen] = useState<Kind>('code');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const hasApp = data?.isOn ?? false;
  const kind: Kind = hasApp ? chosen : 'password';
  return {
    kind,
    hasApp,
    typed,
    isWrong,
    isGiven: kind === 'code' ? typed.trim().length >= secondFactorDigits : typed !== '',
    type(text: string) {
      setTyped(text);
      setWrong(false);
    },
    choose(next: Kind) {
      setChosen(next);
      setTyped('');
      setWrong(false);
    },
    clear() {
      setTyped('');
      setWrong(false);
    },
    // True: the error is about this field and is shown there.
    takes(error: unknown): boolean {
      const isAbout = error instanceof CallError && ['auth.failed', 'auth.codeWrong'].includes(error.code);
      setWrong(isAbout);
      return isAbout;
    },
  };
}
export type OwnProof = ReturnType<typeof useOwnProof>;
