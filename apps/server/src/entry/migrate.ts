import { prepareDatabase } from './prepare-database.ts';
import loadEnv from '../platform/config/load-env.ts';

loadEnv();
const url = process.env.DATABASE_OWNER_URL;
if (!url) throw new Error('DATABASE_OWNER_URL is not set');
const ran = await prepareDatabase(url);
console.log(ran.length > 0 ? `ran ${ran.join(', ')}` : 'nothing to run');
