import type { PackageFile } from '@visawright/contract/package.ts';
import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { daysOf, longDay, longTrip } from './days.ts';
import { flag } from './flag.ts';
import { handIn, photoWords, steps, type FormKind } from './hand-in.ts';
import { indexStyle } from './index-style.ts';
import { look } from './look.ts';
import { html, type Markup } from './markup.ts';
import { nameOf, type SheetInput } from './sheet-input.ts';
import { sheet } from './sheet.ts';

const fact = (term: string, value: string | Markup) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;

const row = (input: SheetInput, form: FormKind) => (file: PackageFile) =>
  html`<tr>
    <td class="file">${file.name}</td>
    <td>${file.title}${file.note && html`<span class="note">${file.note}</span>`}</td>
    <td class="count">${file.pages ?? '–'}</td>
    <td>${handIn(file, input.form, form)}</td>
  </tr>`;

// A file's name is never parted at the end of a line.
const whole = (step: string) =>
  step.split(/(\S+\.pdf)/).map((part, n) => (n % 2 === 1 ? html`<span class="whole">${part}</span>` : html`${part}`));

// 00-index.pdf: what a clerk finds on top of the file.
export function indexSheet(
  input: SheetInput,
  files: readonly PackageFile[],
  packageId: string,
  kind: FormKind = 'copy',
): string {
  const { form, realm, reference, trip } = input;
  const name = nameOf(input);
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const photo = photoWords(form);
  const body = html`<header class="brandline">
      <b>${realm.displayName}</b><span class="muted">Visa application package</span>
    </header>
    <section class="cover">
      <p class="to">${flag(form.destinationIso2)}<span>Visa application for ${form.destination}</span></p>
      <h1>${name}</h1>
      <dl>
        ${[
          fact('Reference', html`<b>${reference}</b>`),
          fact('Visa', input.visaType),
          fact('Purpose', input.group),
          fact('Travel', html`${longTrip(trip)} <i class="whole">(${daysOf(trip)} days)</i>`),
          fact('Decided by', form.authority),
          fact('Prepared on', longDay(input.frozenAt)),
        ]}
      </dl>
    </section>
    <section>
      <h2>Contents <i>${files.length} files, ${pages} pages after this one</i></h2>
      <table class="${files.length > 17 ? 'contents long' : 'contents'}">
        <thead>
          <tr>
            <th>File</th>
            <th>Document</th>
            <th class="count">Pages</th>
            <th>How to hand it in</th>
          </tr>
        </thead>
        <tbody>
          ${files.map(row(input, kind))}
        </tbody>
      </table>
    </section>
    <section class="below">
      <div>
        <h2>What to do</h2>
        <ol>
          ${steps(form, kind).map((step) => html`<li>${whole(step)}</li>`)}
        </ol>
        ${photo && html`<p class="photo"><b>Photo</b> ${photo}</p>`}
      </div>
      <div class="check">
        <h2>Check this package</h2>
        <p>Every page stands in a signed list. Anyone can see that nothing was changed, without an account:</p>
        <p class="address">
          <a href="${new URL(verifyAddress(packageId, realm.path), input.verifyUrl).href}">${input.verifyUrl}</a>
        </p>
        <p class="muted">Package number</p>
        <p class="number">
          ${idGroups(packageId)
            .split(' ')
            .map((group) => html`<span>${group}</span>`)}
        </p>
      </div>
    </section>`;
  const style = look(realm.color, { left: realm.displayName, middle: reference }) + indexStyle;
  return sheet(`${name}: visa application for ${form.destination}`, { frozenAt: input.frozenAt, style }, body);
}
