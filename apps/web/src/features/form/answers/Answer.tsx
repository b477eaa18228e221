import { memo } from 'react';
import type { AnswerProps } from './answer-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { RepeatAnswer } from './RepeatAnswer.tsx';

// Memoised: the badge beside the input changes while typing, the input does not.
export const Answer = memo((props: AnswerProps) =>
  props.field.type === 'repeat' ? <RepeatAnswer {...props} /> : <PlainAnswer {...props} />,
);
