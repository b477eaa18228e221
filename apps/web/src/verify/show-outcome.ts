import { byId, element, icon } from './element.ts';
import { expectedId } from './expected-id.ts';
import { facts } from './facts.ts';
import { fileList } from './file-list.ts';
import { translate } from './language.ts';
import type { VerifyResult } from './verify-result.ts';
import { troubleVerdict, verdictOf, type Verdict, type VerdictLine } from './verdict.ts';

type Values = Readonly<Record<string, string | number>>;

const sentence = ({ word, names }: VerdictLine, values: Values) =>
  element(
    'p',
    {},
    `${translate(word, values)} `,
    ...(names ?? []).flatMap((name, i) => [i > 0 && ', ', element('b', {}, name)]),
  );

function verdictBox(verdict: Verdict, outcome: VerifyResult, onAgain: () => void): HTMLElement {
  const { verified, signer, trouble } = outcome;
  const values = { signer, count: verified?.files.length ?? 0 };
  const again = element('button', { type: 'button', class: 'verify-plain' }, translate('again'));
  again.addEventListener('click', onAgain);
  return element(
    'div',
    { class: `verify-verdict tone-${verdict.tone}`, 'data-verdict': trouble ?? verified?.status ?? '' },
    icon(verdict.tone),
    element(
      'div',
      {},
      element('h2', { tabindex: '-1' }, translate(verdict.title, values)),
      ...verdict.lines.map((line) => sentence(line, values)),
      trouble === 'offline' && again,
    ),
  );
}

export function showOutcome(outcome: VerifyResult, onAgain: () => void): void {
  const { verified, signer, trouble } = outcome;
  const verdict = verified ? verdictOf(verified, expectedId().id) : troubleVerdict(trouble ?? 'unreadable');
  const print = element('button', { type: 'button', class: 'verify-plain' }, translate('print'));
  print.addEventListener('click', () => window.print());
  byId('result').replaceChildren(
    ...[
      verdictBox(verdict, outcome, onAgain),
      facts(outcome),
      verified && verified.files.length > 0 && element('h3', {}, translate('files')),
      verified && verified.files.length > 0 && fileList(verified),
      verified?.status === 'whole' && element('p', { class: 'verify-meaning' }, translate('meaning', { signer })),
      verified ? print : null,
    ].filter((part) => part instanceof Node),
  );
  document.title = translate(verdict.title);
  const isWhole = verified?.status === 'whole';
  const brand = byId('brand');
  brand.dataset.own ??= brand.textContent;
  brand.textContent = isWhole ? signer : brand.dataset.own;
}
