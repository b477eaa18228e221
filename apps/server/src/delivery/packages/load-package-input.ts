import { defaultBrandColor } from '@visawright/contract/platform/constants.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistItems, checklistFor } from '@visawright/forms/checklist/checklist.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { matchDocuments } from '@visawright/forms/checklist/match-documents.ts';
import { describeRules } from '@visawright/forms/rules/describe-rules.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Db } from '../../platform/db/db.ts';
import { verifiedRuleDates } from '../../forms/catalogue/verifications.ts';
import type { StoredAnswers } from '../../forms/prefilled-form/stored-answers.ts';
import { openDeclaredFindings } from '../../forms/answers/declared-findings.ts';
import { buildPackagePhoto } from '../../documents/photos/build-package-photo.ts';
import { loadPublishedBlank } from './blanks/load-published-blank.ts';
import type { SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { loadDeclared } from './load-declared.ts';
import type { PackageInput, PackageItem, PackageDocument } from './build/package-input.ts';
import { attachedDocuments, packageDocument, currentLocations } from './package-documents.ts';

export interface InputParts {
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
  readonly publicUrl: string;
}

// Everything a package is made of, as it was declared. Access was checked when the package was requested.
export async function loadPackageInput(
  db: Db,
  { keys, sealedObjects, publicUrl }: InputParts,
  applicationUid: string,
): Promise<PackageInput> {
  const { row, key, form, formVersion, answers, values } = await loadDeclared(db, keys, applicationUid);
  const { form_id: formId, visa_category: group } = row;

  const attached = await attachedDocuments(db, applicationUid);
  const matched = matchDocuments(checklistItems(checklistFor(form, group)), attached);
  const loadAll = async (some: typeof attached): Promise<PackageDocument[]> => {
    const all: PackageDocument[] = [];
    for (const each of some) all.push(await packageDocument(db, sealedObjects, key, row.applicant_uid, each));
    return all;
  };
  const inOrder = matched.entries
    .filter(({ documents }) => documents.length > 0)
    .toSorted((one, other) => form.checklist.indexOf(one.item) - form.checklist.indexOf(other.item));
  const items: PackageItem[] = [];
  for (const { item, documents } of inOrder)
    items.push({ title: item.title, category: item.category, documents: await loadAll([...documents]) });

  return {
    realm: { path: row.path, displayName: row.display_name, color: row.brand_color ?? defaultBrandColor },
    verifyUrl: new URL('/verify', publicUrl).href,
    reference: row.reference,
    destination: formId as DestinationId,
    form,
    formId,
    formVersion,
    group,
    visaType: row.visa_type,
    language: 'en',
    frozenAt: row.declared_at.toISOString(),
    applicant: { firstName: row.first_name, lastName: row.last_name },
    trip: { from: row.travel_from, to: row.travel_to },
    values,
    findings: openDeclaredFindings(key, applicationUid, row.declared_findings),
    sources: documentSources(answers, values, await currentLocations(db, applicationUid)),
    rules: await ruleVerificationDates(db, formId, form, group),
    items,
    others: await loadAll([...matched.sorting, ...matched.others]),
    photo: await buildPackagePhoto(db, { keys, sealedObjects }, applicationUid),
    blank: await loadPublishedBlank(db, { keys, sealedObjects }, formId),
  };
}

function documentSources(
  answers: StoredAnswers,
  values: PackageInput['values'],
  locate: (source: PageEvidence) => PageEvidence[],
): Record<string, PageEvidence[]> {
  const found: Record<string, PageEvidence[]> = {};
  for (const field of Object.keys(values)) {
    const source = answers[field]?.source;
    const locations = source?.from === 'document' ? locate(source) : [];
    if (locations.length > 0) found[field] = locations;
  }
  return found;
}

// The day each rule was last verified: the date in our data, or the realm's own verification if that is later.
async function ruleVerificationDates(
  db: Db,
  formId: string,
  form: Form,
  group: VisaGroup,
): Promise<Record<string, string>> {
  const here = await verifiedRuleDates(db, formId);
  const days: Record<string, string> = {};
  for (const { id, verifiedOn } of describeRules(form, group)) {
    const on = [verifiedOn ?? '', here.get(id) ?? ''].toSorted().at(-1)!;
    if (on !== '') days[id] = on;
  }
  return days;
}
