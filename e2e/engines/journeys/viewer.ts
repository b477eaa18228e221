import assert from 'node:assert/strict';
import { documentSpecimen } from '@visawright/specimens/documents/document-specimen.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { makePerson } from '../../kit/accounts/make-person.ts';
import { passportPages } from '../../kit/documents/schengen-documents.ts';
import { journeys } from '../../kit/server/addresses.ts';
import type { PageUser } from '../page/page-user.ts';
import { button, css } from '../page/target.ts';
import { desktop, type Journey } from './journey.types.ts';
import { readDocuments } from './read-documents.ts';
import { signIn } from './sign-in-steps.ts';

const seed = 'rome 132';
const image = css('.doc-page image');
const pageNumber = css('.doc-page-no');
const zoom = css('.doc-zoom');
const dialog = css('[role="dialog"]');
const opener = (group: string) => css(`[data-group="${group}"] .doc-open`);

// The picture as the engine decodes it, and whether the region of the chosen value is drawn inside it.
const picture = `async () => {
  const shown = document.querySelector('.doc-page image');
  const decoded = new Image();
  decoded.src = shown.getAttribute('href');
  await decoded.decode();
  const { width, height } = shown.getBoundingClientRect();
  return { href: decoded.src, pixels: decoded.naturalWidth * decoded.naturalHeight, width, height };
}`;
const evidence = `() => {
  const page = document.querySelector('.doc-page image').getBoundingClientRect();
  const box = document.querySelector('.doc-region[data-chosen="true"] polygon')?.getBoundingClientRect();
  return box && box.width > 4 && box.height > 4 && box.left >= page.left && box.right <= page.right
    && box.top >= page.top && box.bottom <= page.bottom;
}`;

interface Picture {
  readonly href: string;
  readonly pixels: number;
  readonly width: number;
}

export async function expectPicture(user: PageUser): Promise<Picture> {
  await user.waitFor(image);
  const shown = await user.page.evaluate<Picture>(picture);
  assert.ok(shown.pixels > 100_000, `the page has ${shown.pixels} pixels`);
  return shown;
}

export async function expectEvidence(user: PageUser, field: string): Promise<void> {
  await user.click(css(`.doc-value[data-field="${field}"] .doc-value-head`));
  await user.until(
    `the region of ${field} inside the page`,
    () => user.page.evaluate<boolean>(evidence),
    (isInside) => isInside,
  );
}

export const viewerJourney: Journey = {
  name: 'viewer',
  viewport: desktop,
  async prepare() {
    const { givenNames: firstName, surname: lastName } = personOf(seed);
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const options = { kind: 'Bank statement', layout: 'dense', as: 'text', seed, personSeed: seed } as const;
    const statement = await documentSpecimen(options);
    await closePress();
    const { pages } = statement.truth;
    assert.ok(pages > 1, 'the statement has several pages');
    const [front] = await passportPages(seed);
    await readDocuments(person, [front!, { name: 'bank.pdf', mimeType: 'application/pdf', buffer: statement.bytes }]);
    return [
      [
        'the documents are listed with their previews',
        async (user) => {
          await signIn(user, journeys, person);
          await user.openRoute('/fileUpload');
          await user.waitForScreen('fileUpload');
          await user.waitForCount(css('.doc-card[data-state="checked"]'), 2);
          await user.waitForCount(css('.doc-thumb img'), 2);
        },
      ],
      [
        'a document opens with its page',
        async (user) => {
          await user.click(opener('Passport'));
          await user.waitFor(dialog);
          await expectPicture(user);
        },
      ],
      [
        'a value shows its evidence on the page',
        async (user) => {
          await expectEvidence(user, 'passportNumber');
          await expectEvidence(user, 'placeOfIssue');
        },
      ],
      [
        'zooming in and out changes the size and keeps the evidence',
        async (user) => {
          const { width } = await expectPicture(user);
          await user.click(button('Zoom in'));
          await user.click(button('Zoom in'));
          await user.waitForText(zoom, '200 %');
          assert.ok((await expectPicture(user)).width > width * 1.5);
          await user.until(
            'the region inside the page',
            () => user.page.evaluate<boolean>(evidence),
            (isInside) => isInside,
          );
          await user.click(button('Zoom out'));
          await user.click(button('Zoom out'));
          await user.waitForText(zoom, '100 %');
        },
      ],
      [
        'Escape closes the viewer and returns the focus',
        async (user) => {
          await user.press('Escape');
          await user.waitUntilGone(dialog);
          await user.waitForFocus(opener('Passport'));
        },
      ],
      [
        'the pages of a longer document can be changed',
        async (user) => {
          await user.click(css('.doc-card:not([data-group="Passport"] *) .doc-open'));
          await user.waitForText(pageNumber, `Page 1 of ${pages}`);
          const first = await expectPicture(user);
          await user.click(button('Next page'));
          await user.waitForText(pageNumber, `Page 2 of ${pages}`);
          await user.until(
            'another picture',
            () => expectPicture(user),
            ({ href }) => href !== first.href,
          );
          await user.click(button('Go to page 1'));
          await user.waitForText(pageNumber, `Page 1 of ${pages}`);
          await expectPicture(user);
        },
      ],
    ];
  },
};
