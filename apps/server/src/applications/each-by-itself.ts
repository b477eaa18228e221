import { sql, type Db, type Tx } from '../access/db.ts';

const isTx = (db: Db): db is Tx => 'client' in db;

// A piece of work that can fail without taking the rest with it, also where all of it is already one transaction.
export async function byItself<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
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
