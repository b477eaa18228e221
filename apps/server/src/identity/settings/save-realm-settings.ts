import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Handler } from '../../platform/http/call.ts';
import { shadesOf } from '../../platform/realms/brand.ts';
import { brandImage, type BrandImage } from './brand-image.ts';
import { lockSettings, readSettings, saveSettings } from './realm-settings.queries.ts';

export const getRealmSettings: Handler<'getRealmSettings'> = ({ db }) => readSettings(db);

export const saveRealmSettings: Handler<'saveRealmSettings'> = async ({ db, actor }, { body }) => {
  const images = {
    ...(await drawn('brandLogoImage', 'logo', body.brandLogoImage)),
    ...(await drawn('brandFavicon', 'favicon', body.brandFavicon)),
  };
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const was = await readSettings(tx);
    const retention = { ...was.rules.retention, ...body.rules?.retention };
    const rules = { ...was.rules, ...body.rules, retention };
    const next = { ...was, ...body, ...images, rules }; // fields that were not sent are absent from the body
    await saveSettings(tx, next, shadesOf(next.brandColor));
    await noteChanges(tx, actor, was, next);
    return readSettings(tx);
  });
};

async function drawn(field: 'brandLogoImage' | 'brandFavicon', kind: BrandImage, sent: string | null | undefined) {
  return sent ? { [field]: await brandImage(sent, kind) } : {};
}

const pictures = ['brandLogoImage', 'brandFavicon'];

async function noteChanges(tx: Db, actor: Actor, was: RealmSettings, next: RealmSettings): Promise<void> {
  const before = flat(was);
  for (const [field, became] of Object.entries(flat(next))) {
    if (before[field] === became) continue;
    const values = pictures.includes(field) ? {} : { was: before[field] ?? null, became };
    await writeChange(tx, actor, { kind: 'settingsChanged', subjectUid: tx.realmId, field, ...values });
  }
}

// { support: { phone } } → 'support.phone': one log entry per value.
function flat(settings: object, path = ''): Record<string, string | null> {
  return Object.assign(
    {},
    ...Object.entries(settings)
      .filter(([name]) => name !== 'domains')
      .map(([name, value]: [string, object | string | number | boolean | null]) =>
        typeof value === 'object' && value !== null
          ? flat(value, `${path}${name}.`)
          : { [`${path}${name}`]: value === null ? null : String(value) },
      ),
  ) as Record<string, string | null>;
}
