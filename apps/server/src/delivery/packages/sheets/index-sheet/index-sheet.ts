import { tripLength } from '@visawright/contract/dates/days.ts';
import type { PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { longDay, longTrip } from '../sheet-dates.ts';
import { flagMarkup } from '../flag-markup.ts';
import { beforeBoarding } from './before-boarding.ts';
import { submissionMethod, photoRequirements, submissionSteps } from './submission-steps.ts';
import { indexStyle } from './index-style.ts';
import { sheetStyle } from '../sheet-style.ts';
import { html, type Markup } from '../markup.ts';
import { applicantName, type SheetInput } from '../sheet-input.ts';
import { openPoints } from './open-points.ts';
import { sheetHtml } from '../sheet-html.ts';

const fact = (term: string, value: string | Markup) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;

const row = (input: SheetInput, form: PackageForm) => (file: PackageFile) =>
  html`<tr>
    <td class="file">${file.name}</td>
    <td>${file.title}${file.note && html`<span class="note">${file.note}</span>`}</td>
    <td class="count">${file.pages ?? '–'}</td>
    <td>${submissionMethod(file, input.form, form)}</td>
  </tr>`;

// File names must not break at the end of a line.
const withUnbrokenFileNames = (step: string) =>
  step.split(/(\S+\.pdf)/).map((part, n) => (n % 2 === 1 ? html`<span class="whole">${part}</span>` : html`${part}`));

const forms = { schengen: 'filled Schengen form', official: 'filled official form', copy: 'copy sheet' } as const;

// The same numbers as on the Submit screen.
function contentsOf(files: readonly PackageFile[], kind: PackageForm): string {
  const count = files.filter(({ category }) => category !== null).length;
  return `${forms[kind]}, ${count} ${count === 1 ? 'document' : 'documents'}`;
}

// 00-index.pdf: the cover page for the visa officer.
export function indexSheet(
  input: SheetInput,
  files: readonly PackageFile[],
  packageId: string,
  kind: PackageForm = 'copy',
): string {
  const { form, realm, reference, trip } = input;
  const name = applicantName(input);
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const photo = photoRequirements(form);
  const body = html`<header class="brandline">
      <b>${realm.displayName}</b><span class="muted">Visa application package</span>
    </header>
    <section class="cover">
      <p class="to">${flagMarkup(form.destinationIso2)}<span>Visa application for ${form.destination}</span></p>
      <h1>${name}</h1>
      <dl>
        ${[
          fact('Reference', html`<b>${reference}</b>`),
          fact('Visa', input.visaType),
          fact('Purpose', input.group),
          fact('Travel', html`${longTrip(trip)} <i class="whole">(${tripLength(trip.from, trip.to)} days)</i>`),
          fact('Authority', form.authority),
          fact('Prepared on', longDay(input.frozenAt)),
        ]}
      </dl>
    </section>
    <section>
      <h2>Contents <i>${contentsOf(files, kind)}, ${pages} pages after this cover</i></h2>
      <table class="${files.length > 17 ? 'contents long' : 'contents'}">
        <thead>
          <tr>
            <th>File</th>
            <th>Document</th>
            <th class="count">Pages</th>
            <th>How to submit it</th>
          </tr>
        </thead>
        <tbody>
          ${files.map(row(input, kind))}
        </tbody>
      </table>
    </section>
    <section class="below">
      <div>
        <h2>Next steps</h2>
        <ol>
          ${submissionSteps(form, kind).map((step) => html`<li>${withUnbrokenFileNames(step)}</li>`)}
        </ol>
        ${photo && html`<p class="photo"><b>Photo</b> ${photo}</p>`}
      </div>
      <div class="check">
        <h2>Verify this package</h2>
        <p>Every file is listed in a signed manifest. Anyone can check that nothing was changed, without an account:</p>
        <p class="address">
          <a href="${new URL(verifyAddress(packageId, realm.path), input.verifyUrl).href}">${input.verifyUrl}</a>
        </p>
        <p class="muted">Package ID</p>
        <p class="number">
          ${idGroups(packageId)
            .split(' ')
            .map((group) => html`<span>${group}</span>`)}
        </p>
      </div>
    </section>
    ${openPoints(input)} ${beforeBoarding(input)}`;
  const style = sheetStyle(realm.color, { left: realm.displayName, middle: reference }) + indexStyle;
  return sheetHtml(`${name}: visa application for ${form.destination}`, { frozenAt: input.frozenAt, style }, body);
}
