import { defaultBrandColor } from '@visawright/contract/platform/constants.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistItems, checklistFor } from '@visawright/forms/checklist/checklist.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { matchDocuments } from '@visawright/forms/checklist/match-documents.ts';
import { describeRules } from '@visawright/forms/rules/describe-rules.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadRealmFormVersion } from '../../applications/realm-forms/realm-form.ts';
import { openDetails } from '../../applications/applicants/sealed-details.ts';
import { verifiedRuleDates } from '../../forms/catalogue/verifications.ts';
import { openAnswers, answerValues, type StoredAnswers } from '../../forms/prefilled-form/stored-answers.ts';
import { conditionContext } from '../../forms/prefilled-form/condition-context.ts';
import { openDeclaredFindings } from '../../forms/answers/declared-findings.ts';
import { buildPackagePhoto } from '../../documents/photos/build-package-photo.ts';
import { loadPublishedBlank } from './blanks/load-published-blank.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import type { PackageInput, PackageItem, PackageDocument } from './build/package-input.ts';
import { attachedDocuments, packageDocument, currentLocations } from './package-documents.ts';

interface Row {
  readonly path: string;
  readonly display_name: string;
  readonly brand_color: string | null;
  readonly reference: string;
  readonly form_id: string;
  readonly form_version: number | null;
  readonly visa_category: VisaGroup;
  readonly visa_type: string;
  readonly travel_from: string;
  readonly travel_to: string;
  readonly declared_at: Date;
  readonly answers: Buffer | null;
  readonly declared_findings: Buffer | null;
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

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
  const row = await declaredRow(db, applicationUid);
  const key = await loadApplicantKey(db, keys, row.applicant_uid);
  const { form_id: formId, visa_category: group } = row;
  const formVersion = row.form_version ?? newestVersion(formId);
  const form = await loadRealmFormVersion(db, formId, formVersion);
  const answers = openAnswers(key, applicationUid, row.answers);
  const given = answerValues(answers);
  const { birthDate } = openDetails(await realmKeysOf(db, keys), row);
  const context = conditionContext(group, given['dateOfBirth'] ?? birthDate, row.travel_from);
  const values = effectiveAnswers(form, context, given, {});

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

const declaredRow = (db: Db, applicationUid: string): Promise<Row> =>
  db.get<Row>(sql`
    select r.path, r.display_name, r.brand_color, a.reference, a.form_id, a.form_version, a.visa_category, a.visa_type, a.travel_from,
      a.travel_to, coalesce(a.declared_at, a.status_since) as declared_at, a.answers, a.declared_findings,
      n.applicant_uid, n.first_name, n.last_name,
      n.wrapped_key, n.details
    from application a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    join realm r on r.realm_id = a.realm_id
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.form_id is not null and a.deleted_at is null`);

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
