import type { AnswerProps } from './answer-props.ts';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { CountryAnswer } from './CountryAnswer.tsx';
import { DateAnswer } from './DateAnswer.tsx';
import { RadioAnswer } from './RadioAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import { TickAnswer } from './TickAnswer.tsx';
import { TicksAnswer } from './TicksAnswer.tsx';

const inputs = {
  date: DateAnswer,
  select: ChoiceAnswer,
  radio: RadioAnswer,
  country: CountryAnswer,
} as const;

// Every input type except repeat, whose items consist of these.
export function PlainAnswer(props: AnswerProps) {
  const { type, options } = props.field;
  if (type === 'checkbox') return options ? <TicksAnswer {...props} /> : <TickAnswer {...props} />;
  const Input = inputs[type as keyof typeof inputs] ?? TextAnswer;
  return <Input {...props} />;
}
