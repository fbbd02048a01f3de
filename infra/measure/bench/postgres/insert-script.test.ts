import { expect, test } from 'vitest'
import { buildInsertScript } from './insert-script.ts'

test('keys differ each time, references to them with them, and all else stays', () => {
  const id = '5d0a7f1e-0000-4000-8000-000000000000'
  const script = buildInsertScript([
    { table: 'bench.request', values: [{ column: 'id', type: 'uuid', text: id, isUnique: true }] },
    {
      table: 'bench.party',
      values: [
        { column: 'request', type: 'uuid', text: id, isUnique: false },
        { column: 'name', type: 'bytea', text: '\\x0102', isUnique: false },
        { column: 'note', type: 'text', text: "at 12:30, it's\nlate", isUnique: false },
        { column: 'until', type: 'date', text: null, isUnique: true },
      ],
    },
  ])
  const key = `md5((:n)::text || '-0')::uuid`
  expect(script).toEqual([
    'begin;',
    `insert into bench.request ("id") values (${key});`,
    `insert into bench.party ("request", "name", "note", "until") values (${key}, E'\\\\x0102', E'at 12\\x3a30, it''s\\nlate', null);`,
    'commit;',
  ])
})
