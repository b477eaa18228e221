import { sql, type Db, type Tx } from '../../platform/db/db.ts';

const isTx = (db: Db): db is Tx => 'client' in db;

// Lets one piece of work fail without rolling back the rest, also inside an open transaction.
export async function runInSavepoint<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!isTx(db)) return db.transaction(work);
  await db.run(sql`savepoint by_itself`);
  try {
    const result = await work(db);
    await db.run(sql`release savepoint by_itself`);
    return result;
  } catch (error) {
    await db.run(sql`rollback to savepoint by_itself`);
    throw error;
  }
}
