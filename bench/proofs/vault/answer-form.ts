import { germanTrip } from '@visawright/server/testing.ts';
import { canaryWord } from './canary-files.ts';
import type { Person, Stage } from './stage.ts';

// An answered form with unique marker words.
export interface AnsweredForm {
  readonly who: Person;
  readonly applicationUid: string;
  readonly words: readonly string[];
}

export async function answerForm(stage: Stage, who: Person, applicantUid: string): Promise<AnsweredForm> {
  const ask = async (name: Parameters<ReturnType<Stage['call']>>[0], payload: object) => {
    const { status, body } = await stage.call(who)(name, payload);
    if (status !== 200) throw new Error(`${name} returned ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const { applicationUid } = await ask('draftApplication', { applicantUid, visaDetails: germanTrip });
  const [value, reason] = [canaryWord('Answer'), canaryWord('Reason')];
  await ask('saveAnswers', { applicationUid, answers: [{ field: 'surnameAtBirth', value, basis: 0, act: 'edited' }] });
  const { findings } = await ask('getFindings', { applicationUid: String(applicationUid) });
  const { key } = (findings as { key: string; mayAccept: boolean }[]).find(({ mayAccept }) => mayAccept)!;
  await ask('acceptFinding', { applicationUid, key, reason });
  return { who, applicationUid: String(applicationUid), words: [value, reason] };
}
