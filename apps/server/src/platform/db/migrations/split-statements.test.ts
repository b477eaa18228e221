import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test.each([
  ['select 1; select 2;', ['select 1', 'select 2']],
  ["select ';', 'it''s; here'; select 2", ["select ';', 'it''s; here'", 'select 2']],
  ['create table "a;b" (n int)', ['create table "a;b" (n int)']],
  ['-- one; two\nselect 1 /* three; */ + 1;', ['select 1   + 1']],
  ['do $$ begin perform 1; end $$; select 2', ['do $$ begin perform 1; end $$', 'select 2']],
  ['do $body$ select $$;$$; $body$; select 2', ['do $body$ select $$;$$; $body$', 'select 2']],
  ['  ;; -- nothing', []],
])('%s', (text, statements) => expect(splitStatements(text)).toEqual(statements));
