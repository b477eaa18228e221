// Under which key the values of every binary column are. A test compares this list with the database, so that no column is forgotten when
// keys are rotated.
export type Protection =
  | 'root' // sealed under a root key
  | 'root, expires' // the same, and deleted or replaced within a day: waits for that instead of being rewritten
  | 'realm' // wrapped under the realm's key
  | 'applicant' // sealed under a key that is itself wrapped, so it is never rewritten
  | 'keyed hash'
  | 'hash of random or sealed bytes'
  | 'public';

export const binaryColumns: Readonly<Record<string, Protection>> = {
  'agency_provider_link.subject_hash': 'keyed hash',
  'answer_act.body': 'applicant',
  'api_key.key_hash': 'keyed hash',
  'applicant.details': 'applicant',
  'applicant.wrapped_key': 'realm',
  'application.answers': 'applicant',
  'application.declared_findings': 'applicant',
  'application.outcome_reason': 'applicant',
  'application_note.body': 'applicant',
  'billing_document.body': 'applicant',
  'billing_document.wrapped_key': 'realm',
  'calendar_feed.feed_hash': 'keyed hash',
  'call_counter.counter': 'keyed hash',
  'category_lesson.body': 'realm',
  'change_log.sealed_reason': 'applicant',
  'channel_setting.secrets': 'root',
  'checklist_message.key_hash': 'hash of random or sealed bytes',
  'checklist_message.text': 'applicant',
  'document.name': 'applicant',
  'email_change.details': 'root, expires',
  'erasure.signature': 'public', // of the certificate, which is handed out
  'extension_grant.grant_hash': 'keyed hash',
  'extension_pairing.code_hash': 'keyed hash',
  'extension_pairing.secret_sha256': 'hash of random or sealed bytes',
  'finding_acceptance.reason': 'applicant',
  'form_receipt.body': 'applicant',
  'handoff.code_hash': 'hash of random or sealed bytes',
  'handoff.credential_hash': 'hash of random or sealed bytes',
  'handoff_code.code_hash': 'hash of random or sealed bytes',
  'idempotency.body_mac': 'keyed hash',
  'idempotency.reply': 'root, expires',
  'intake_key.key_hash': 'hash of random or sealed bytes',
  'intake_key.premium_key_hash': 'hash of random or sealed bytes',
  'known_origin.account': 'keyed hash',
  'known_origin.origin': 'keyed hash',
  'legal_hold.reason': 'applicant',
  'official_blank.file_sha256': 'public', // an empty form
  'official_blank.wrapped_key': 'realm',
  'owner_answer.body': 'applicant',
  'package.contents': 'applicant',
  'package.sealed_sha256': 'hash of random or sealed bytes',
  'page.pixel_mac': 'keyed hash',
  'page_report.content_sha256': 'public', // labels of a public page
  'partner_link.key_hash': 'keyed hash',
  'passport_index.blind': 'keyed hash',
  'pending_sign_in.refresh_token': 'root, expires',
  'pending_sign_in.secret': 'root, expires',
  'person_phone.number': 'root',
  'person_phone.number_hash': 'keyed hash',
  'phone_code.number': 'root, expires',
  'push_device.address_hash': 'keyed hash',
  'push_device.subscription': 'root',
  'reading.body': 'applicant',
  'realm_key.public_key': 'public',
  'realm_key.wrapped': 'root',
  'recovery_code.code_hash': 'keyed hash',
  'reset_request.account': 'keyed hash',
  'reset_request.code_hash': 'hash of random or sealed bytes',
  'review_reply.body': 'applicant',
  'review_section.answers': 'applicant',
  'review_section.reason': 'applicant',
  'review_task.approval_reason': 'applicant',
  'review_task.note': 'applicant',
  'review_task.request_reason': 'applicant',
  'second_factor.secret': 'root',
  'session.access_token': 'root, expires',
  'session.cookie_hash': 'hash of random or sealed bytes',
  'session.kc_refresh': 'root, expires',
  'sign_in_attempt.account': 'keyed hash',
  'sign_up.details': 'root, expires',
  'trail.hash': 'public', // of the row's own columns, which are plain
  'trail.prev_hash': 'public',
  'upload.content_mac': 'keyed hash',
  'upload.name': 'applicant',
  'upload.sealed_sha256': 'hash of random or sealed bytes',
  'upload_session.name': 'applicant',
  'value_act.body': 'applicant',
  'vision_endpoint.api_key': 'root',
  'webhook_endpoint.secret': 'root',
};

export const columnsUnder = (...wanted: readonly Protection[]): { table: string; column: string }[] =>
  Object.entries(binaryColumns)
    .filter(([, protection]) => wanted.includes(protection))
    .map(([name]) => name.split('.') as [string, string])
    .map(([table, column]) => ({ table, column }));
