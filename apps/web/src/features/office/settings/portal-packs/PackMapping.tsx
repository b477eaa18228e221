import { useQuery } from '@tanstack/react-query';
import type { Pack, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { useFormWords } from '../../../form/definition/form-definition.api.ts';
import { realmFormQuery } from '../../../shared/destinations/realm-form.api.ts';
import { formatText, questionLabels, sourceText, type QuestionLabels } from './pack-text.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

// Every field of the portal with what it is filled in from.
export function PackMapping({ pack: { destination, pages } }: { pack: Pack }) {
  const { t } = usePortalPacksTexts();
  const form = useQuery(realmFormQuery(findDestination(destination)?.id)).data;
  const words = useFormWords(findDestination(destination)?.id);
  const labels = questionLabels(form, words);
  return (
    <section className="pack-part" aria-labelledby="pack-mapping">
      <h3 id="pack-mapping">{t('mapping.title')}</h3>
      {pages.map((page) => (
        <PageMapping key={page.id} page={page} labels={labels} isOpen={pages.length === 1} />
      ))}
    </section>
  );
}

interface Props {
  page: PackPage;
  labels: QuestionLabels;
  isOpen: boolean;
}

function PageMapping({ page, labels, isOpen }: Props) {
  const { t } = usePortalPacksTexts();
  const { controls, fields, blocks, personal, reference } = page;
  const mapped = new Map<string, { field: PackField; block: string | null }>([
    ...fields.map((field) => [field.control, { field, block: null }] as const),
    ...blocks.flatMap(({ question, fields: own }) =>
      own.map((field) => [field.control, { field, block: question }] as const),
    ),
  ]);
  const reasons = new Map(personal.map(({ control, reason }) => [control, reason]));
  return (
    <details className="pack-page" data-page={page.id} open={isOpen}>
      <summary>
        <b>{t('mapping.page', { step: page.step, title: page.title })}</b>
        <small>{t('mapping.counts', { mapped: mapped.size, count: controls.length })}</small>
      </summary>
      {blocks.map(({ question, most }) => (
        <p key={question} className="set-lead">
          {t('mapping.block', { question: labels.of(question), count: most })}
        </p>
      ))}
      {reference && <p className="set-lead">{t('mapping.reference', { label: reference.label })}</p>}
      <table className="pack-mapping">
        <thead>
          <tr>
            <th scope="col">{t('mapping.control')}</th>
            <th scope="col">{t('mapping.source')}</th>
          </tr>
        </thead>
        <tbody>
          {controls.map(({ ref, label, group }) => {
            const found = mapped.get(ref);
            const reason = reasons.get(ref);
            const state = found ? 'mapped' : reason ? 'personal' : 'unmapped';
            return (
              <tr key={ref} data-control={ref} data-mapping={state}>
                <th scope="row">
                  {label || t('mapping.untitled')}
                  {group && <small>{group}</small>}
                </th>
                <td>
                  {found ? (
                    <>
                      {sourceText(inBlock(found.field, found.block), labels, t)}
                      <small>{formatText(found.field, t)}</small>
                    </>
                  ) : (
                    t(reason ? `mapping.personal.${reason}` : 'mapping.unmapped')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

// In a block, a source names a field of its repeated question.
function inBlock({ from }: PackField, block: string | null): PackField['from'] {
  if (block === null || !('question' in from) || from.field !== undefined) return from;
  return from.question === block ? from : { question: block, field: from.question };
}
