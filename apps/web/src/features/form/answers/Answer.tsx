import { memo } from 'react';
import type { AnswerProps } from './answer-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { RepeatAnswer } from './RepeatAnswer.tsx';

// The mark beside it may change while somebody types; the input does not.
export const Answer = memo((props: AnswerProps) =>
  props.field.type === 'repeat' ? <RepeatAnswer {...props} /> : <PlainAnswer {...props} />,
);
