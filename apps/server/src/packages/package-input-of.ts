import { defaultBrandColor } from '@visawright/contract/constants.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { askedItems, checklistFor } from '@visawright/forms/checklist.ts';
import type { DestinationId } from '@visawright/forms/destinations.ts';
import { effective } from '@visawright/forms/effective.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import { matchPapers } from '@visawright/forms/match-papers.ts';
import { rulesOf } from '@visawright/forms/rules/rules-of.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { openDetails } from '../applicants/details.ts';
import { verifiedRules } from '../catalogue/verifications.ts';
import { openAnswers, valuesOf, type StoredAnswers } from '../forms/answers.ts';
import { contextOf } from '../forms/context-of.ts';
import { photoOf } from '../photos/photo-of.ts';
import { keyOf } from '../vault/applicant-key.ts';
import type { PaperVault } from '../vault/papers.ts';
import { realmKeysOf } from '../vault/realm-key.ts';
import type { PackageInput, PackageItem, PackagePaper } from './build/package-input.ts';
import { attachedPapers, packagePaper, placesNow } from './package-papers.ts';

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
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

export interface InputParts {
  readonly keys: KeyStore;
  readonly papers: PaperVault;
  readonly publicUrl: string;
}

// Everything a package is made of, as it was declared. Beyond any reach: whoever asked for it was found to have it.
export async function packageInputOf(
  db: Db,
  { keys, papers, publicUrl }: InputParts,
  applicationUid: string,
): Promise<PackageInput> {
  const row = await declaredRow(db, applicationUid);
  const key = await keyOf(db, keys, row.applicant_uid);
  const { form_id: formId, visa_category: group } = row;
  const formVersion = row.form_version ?? newestVersion(formId);
  const form = await loadFormVersion(formId, formVersion);
  const answers = openAnswers(key, applicationUid, row.answers);
  const given = valuesOf(answers);
  const { birthDate } = openDetails(await realmKeysOf(db, keys), row);
  const context = contextOf(group, given['dateOfBirth'] ?? birthDate, row.travel_from);
  const values = effective(form, context, given, {});

  const attached = await attachedPapers(db, applicationUid);
  const matched = matchPapers(askedItems(checklistFor(form, group)), attached);
  const opened = async (some: typeof attached): Promise<PackagePaper[]> => {
    const all: PackagePaper[] = [];
    for (const each of some) all.push(await packagePaper(db, papers, key, row.applicant_uid, each));
    return all;
  };
  const inOrder = matched.papers
    .filter(({ documents }) => documents.length > 0)
    .toSorted((one, other) => form.checklist.indexOf(one.item) - form.checklist.indexOf(other.item));
  const items: PackageItem[] = [];
  for (const { item, documents } of inOrder)
    items.push({ title: item.title, category: item.category, papers: await opened([...documents]) });

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
    sources: sourcesOf(answers, values, await placesNow(db, applicationUid)),
    rules: await rulesVerified(db, formId, form, group),
    items,
    others: await opened([...matched.sorting, ...matched.others]),
    photo: await photoOf(db, { keys, papers }, applicationUid),
  };
}

const declaredRow = (db: Db, applicationUid: string): Promise<Row> =>
  db.get<Row>(sql`
    select r.path, r.display_name, r.brand_color, a.reference, a.form_id, a.form_version, a.visa_category, a.visa_type, a.travel_from,
      a.travel_to, coalesce(a.declared_at, a.status_since) as declared_at, a.answers, n.applicant_uid, n.first_name, n.last_name,
      n.wrapped_key, n.details
    from application a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    join realm r on r.realm_id = a.realm_id
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.form_id is not null and a.deleted_at is null`);

function sourcesOf(
  answers: StoredAnswers,
  values: PackageInput['values'],
  placed: (source: PageEvidence) => PageEvidence[],
): Record<string, PageEvidence[]> {
  const found: Record<string, PageEvidence[]> = {};
  for (const field of Object.keys(values)) {
    const source = answers[field]?.source;
    const places = source?.from === 'document' ? placed(source) : [];
    if (places.length > 0) found[field] = places;
  }
  return found;
}

// The day each rule was compared with its source: the data's own, or the realm's where that is later.
async function rulesVerified(db: Db, formId: string, form: Form, group: VisaGroup): Promise<Record<string, string>> {
  const here = await verifiedRules(db, formId);
  const days: Record<string, string> = {};
  for (const { id, verifiedOn } of rulesOf(form, group)) {
    const on = [verifiedOn ?? '', here.get(id) ?? ''].toSorted().at(-1)!;
    if (on !== '') days[id] = on;
  }
  return days;
}
