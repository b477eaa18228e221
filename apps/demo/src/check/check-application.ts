import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Application } from '@visawright/contract/applications/application.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { PhotoState } from '@visawright/contract/documents/photo.ts';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { PublicKey } from '@visawright/contract/verify/signature.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import type { ApplicationResult } from './application-result.ts';
import { checkDocuments } from './check-documents.ts';
import type { PersonClient } from './person-client.ts';

interface Walk {
  readonly person: PersonClient;
  readonly application: Application;
  readonly fault: (text: string) => void;
}

// Walks through an application as the person would and notes everything that is not as it should be.
export async function checkApplication(
  person: PersonClient,
  application: Application,
): Promise<{ readonly result: ApplicationResult; readonly pictures: readonly string[] }> {
  const faults: string[] = [];
  const walk: Walk = { person, application, fault: (text) => void faults.push(text) };
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const isStarted = application.status !== 'draft';
  const read = isStarted ? await step('documents', () => checkDocuments(person, application, walk.fault)) : undefined;
  if (isStarted && application.docIds.length === 0) faults.push('has no documents');
  const photo = isStarted ? await step('photo', () => checkPhoto(walk, read?.photoId)) : undefined;
  await step('form', () => checkForm(walk));
  const findings = await step('findings', () => checkFindings(walk));
  if (application.review.state !== 'none') await step('review', () => checkReview(walk));
  const built = await step('package', () => checkPackage(walk));
  await step('visa', () => checkGrant(walk));
  const { reference, applicantName, status, visaDetails } = application;
  return {
    pictures: read?.pictures ?? [],
    result: {
      realm: person.realm,
      reference,
      traveller: applicantName,
      destination: visaDetails.visaTo,
      status,
      by: person.account,
      documents: read?.documents.length ?? 0,
      values: read?.values ?? 0,
      photo: photo ?? '–',
      findings: findings ?? 0,
      package: built ?? '–',
      faults,
    },
  };
}

async function checkPhoto({ person, application, fault }: Walk, docId: string | undefined): Promise<string> {
  if (docId === undefined) {
    fault('has no photo');
    return 'none';
  }
  const { applicationUid } = application;
  const state = await person.ask<PhotoState>('getPhoto', { query: { applicationUid, docId } });
  if (state.verdicts.length === 0) fault('the photo has no verdict');
  // Before the declaration a photo that the destination refuses is one of the things left to do.
  const bad = isEditable(application.status) ? [] : state.verdicts.filter(({ status }) => status === 'bad');
  for (const { check, measured } of bad) fault(`the photo: ${check} is ${measured}`);
  if (!state.cut || !state.url) {
    fault('no face was found in the photo');
    return 'no face';
  }
  if (state.cut.crown <= 0 || state.cut.chin >= 1) fault('the head is cut off in the photo');
  const { width } = await sharp(await person.download(state.url)).metadata();
  if (width !== state.cut.widthPx) fault(`the cut photo is ${width} pixels wide, not ${state.cut.widthPx}`);
  return state.isUsable ? 'good' : 'bad';
}

const checkEvidence = ({ application, fault }: Walk, about: string, evidence: readonly Evidence[]): void => {
  for (const each of evidence) {
    if (each.from !== 'document') continue;
    if (!application.docIds.includes(each.docId)) fault(`${about} refers to a document that is not attached`);
    else if (each.pageIndex < 0) fault(`${about} refers to a page that does not exist`);
  }
};

async function checkForm(walk: Walk): Promise<void> {
  const { person, application, fault } = walk;
  const { applicationUid, status } = application;
  const form = await person.ask<FormState>('getForm', { query: { applicationUid } });
  for (const [field, { source }] of Object.entries(form.answers))
    if (source) checkEvidence(walk, `the answer ${field}`, [source]);
  for (const [field, { choices }] of Object.entries(form.proposals))
    checkEvidence(
      walk,
      `the proposal for ${field}`,
      choices.flatMap(({ sources }) => sources),
    );
  if (!isEditable(status) && Object.keys(form.answers).length === 0) fault('was declared without an answer');
}

async function checkFindings(walk: Walk): Promise<number> {
  const { person, application, fault } = walk;
  const { applicationUid, status } = application;
  const { findings, judged } = await person.ask<Findings>('getFindings', { query: { applicationUid } });
  if (judged === 0) fault('no rule was evaluated');
  for (const finding of findings) {
    checkEvidence(walk, `the finding ${finding.rule}`, finding.evidence);
    const { docId } = finding.remedy;
    if (docId !== null && !application.docIds.includes(docId))
      fault(`the remedy of ${finding.rule} names no attached document`);
    // A journey that began after it was lodged is no mistake.
    if (!isEditable(status) && isBlockingFinding(finding) && finding.rule !== 'trip-ahead')
      fault(`was declared with a blocking finding: ${finding.key}`);
  }
  return findings.length;
}

async function checkReview({ person, application, fault }: Walk): Promise<void> {
  const { applicationUid, review } = application;
  const round = await person.ask<ReviewRound>('reviewRound', { query: { applicationUid } });
  if (round.missing > 0) fault(`is or was with a reviewer, but ${round.missing} answers are missing`);
  const returned = round.sections.filter(({ last }) => last?.verdict === 'returned');
  if (review.state === 'returned' && returned.length === 0) fault('was returned, but no section was');
  if (review.state !== 'requested' || review.round < 2) return;
  if (!returned.some(({ reply, changes }) => reply !== null && changes.length > 0))
    fault('its second round shows neither what changed nor a reply');
}

const packageStatuses = ['package-ready', 'online-form-completed', 'submitted'];
const packageWaitMs = 600_000; // the worker builds them one after the other

async function checkPackage({ person, application, fault }: Walk): Promise<string> {
  const { applicationUid, status } = application;
  const view = () => person.ask<PackageView>('getPackage', { query: { applicationUid } });
  let { current } = await view();
  if (current === null) {
    if (packageStatuses.includes(status)) fault('has no package');
    return 'none';
  }
  for (const until = Date.now() + packageWaitMs; current && /waiting|building/.test(current.state);) {
    if (Date.now() > until) throw new Error(`still ${current.state} after ${packageWaitMs / 60_000} minutes`);
    await pause(1_000);
    ({ current } = await view());
  }
  if (current?.state !== 'ready') throw new Error(`is ${current?.state}`);
  const { url } = await person.ask<{ url: string }>('packageTicket', { body: { packageUid: current.packageUid } });
  const archive = await person.download(url);
  const verified = await verifyPackage(new Blob([new Uint8Array(archive)]), async (realm) => {
    const keys = await person.download(`${addresses.packageKeys.path}?${new URLSearchParams({ realm }).toString()}`);
    return (JSON.parse(keys.toString()) as { keys: PublicKey[] }).keys;
  });
  if (verified.status !== 'whole') fault(`its package is ${verified.status}`);
  return current.outdatedAt === null ? verified.status : `${verified.status}, outdated`;
}

async function checkGrant(walk: Walk): Promise<void> {
  const { person, application, fault } = walk;
  if (application.visaAllocationStatus !== 'APPROVED') return;
  const { applicationUid } = application;
  const grant = await person.ask<GrantState>('getGrant', { query: { applicationUid } });
  if (grant.docId === null) return; // granted, and the visa was not uploaded
  if (grant.state !== 'read') fault(`its visa is ${grant.state}`);
  for (const { fact, onVisa } of grant.lines)
    if (onVisa && onVisa.pageIndex < 0) fault(`the visa's ${fact} is on no page`);
  if (!grant.lines.some(({ onVisa }) => onVisa !== null)) fault('nothing was read on its visa');
}
