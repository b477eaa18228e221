import { canaryWord } from './files.ts';
import type { Person, Stage } from './stage.ts';

// A form somebody has answered, with words of their own in it that stand nowhere else.
export interface AnsweredForm {
  readonly who: Person;
  readonly applicationUid: string;
  readonly words: readonly string[];
}

const visaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Germany',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
};

export async function answerForm(stage: Stage, who: Person, applicantUid: string): Promise<AnsweredForm> {
  const ask = async (name: Parameters<ReturnType<Stage['call']>>[0], payload: object) => {
    const { status, body } = await stage.call(who)(name, payload);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const { applicationUid } = await ask('draftApplication', { applicantUid, visaDetails });
  const [value, reason] = [canaryWord('Answer'), canaryWord('Reason')];
  await ask('saveAnswers', { applicationUid, answers: [{ field: 'surnameAtBirth', value, basis: 0, act: 'edited' }] });
  const { findings } = await ask('getFindings', { applicationUid: String(applicationUid) });
  const { key } = (findings as { key: string; mayAccept: boolean }[]).find(({ mayAccept }) => mayAccept)!;
  await ask('acceptFinding', { applicationUid, key, reason });
  return { who, applicationUid: String(applicationUid), words: [value, reason] };
}
