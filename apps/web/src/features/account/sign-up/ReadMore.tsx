import { IconChevronDown } from '@tabler/icons-react';

// A text to unfold: one sentence per line.
export const ReadMore = ({ summary, text }: { summary: string; text: string }) => (
  <details className="sign-up-more">
    <summary>
      {summary} <IconChevronDown size={15} stroke={2} aria-hidden />
    </summary>
    <ul>
      {text.split('\n').map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </details>
);
