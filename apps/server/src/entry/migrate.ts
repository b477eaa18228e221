import { prepareDatabase } from './prepare-database.ts';
import loadEnv from '../platform/config/load-env.ts';
import { namesOf, orExit, readSettings } from '../platform/config/read-settings.ts';

loadEnv();
const { DATABASE_OWNER_URL } = orExit(() => readSettings(namesOf(['migrate']), process.env, 'migrate'));
const ran = await prepareDatabase(DATABASE_OWNER_URL!, (line) => console.log(line));
console.log(ran.length > 0 ? `ran ${ran.join(', ')}` : 'nothing to run');
