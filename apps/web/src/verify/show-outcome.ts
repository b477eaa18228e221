import { byId, element, icon } from './element.ts';
import { expected } from './expected.ts';
import { facts } from './facts.ts';
import { fileList } from './file-list.ts';
import { say } from './language.ts';
import type { Outcome } from './outcome.ts';
import { troubleVerdict, verdictOf, type Verdict, type VerdictLine } from './verdict.ts';

type Values = Readonly<Record<string, string | number>>;

const sentence = ({ word, names }: VerdictLine, values: Values) =>
  element(
    'p',
    {},
    `${say(word, values)} `,
    ...(names ?? []).flatMap((name, i) => [i > 0 && ', ', element('b', {}, name)]),
  );

function verdictBox(verdict: Verdict, outcome: Outcome, onAgain: () => void): HTMLElement {
  const { verified, signer, trouble } = outcome;
  const values = { signer, count: verified?.files.length ?? 0 };
  const again = element('button', { type: 'button', class: 'verify-plain' }, say('again'));
  again.addEventListener('click', onAgain);
  return element(
    'div',
    { class: `verify-verdict tone-${verdict.tone}`, 'data-verdict': trouble ?? verified?.standing ?? '' },
    icon(verdict.tone),
    element(
      'div',
      {},
      element('h2', { tabindex: '-1' }, say(verdict.title, values)),
      ...verdict.lines.map((line) => sentence(line, values)),
      trouble === 'offline' && again,
    ),
  );
}

export function showOutcome(outcome: Outcome, onAgain: () => void): void {
  const { verified, signer, trouble } = outcome;
  const verdict = verified ? verdictOf(verified, expected().id) : troubleVerdict(trouble ?? 'unreadable');
  const print = element('button', { type: 'button', class: 'verify-plain' }, say('print'));
  print.addEventListener('click', () => window.print());
  byId('result').replaceChildren(
    ...[
      verdictBox(verdict, outcome, onAgain),
      facts(outcome),
      verified && verified.files.length > 0 && element('h3', {}, say('files')),
      verified && verified.files.length > 0 && fileList(verified),
      verified?.standing === 'whole' && element('p', { class: 'verify-meaning' }, say('meaning', { signer })),
      verified ? print : null,
    ].filter((part) => part instanceof Node),
  );
  document.title = say(verdict.title);
  const isWhole = verified?.standing === 'whole';
  const brand = byId('brand');
  brand.dataset.own ??= brand.textContent;
  brand.textContent = isWhole ? signer : brand.dataset.own;
}
