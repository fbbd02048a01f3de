import { expect, test } from 'vitest'
import { createStaffMember, queries, startWithColleague } from '../testing/staff-members.ts'
import { invitationSchema, renameSchema } from './administrator.rules.ts'
import { normalizeName } from './names.rules.ts'

/** Why nobody may be called this, on being invited or renamed; undefined where they may. */
function findNameError(name: string | null) {
  const [invited, renamed] = [invitationSchema.pick({ name: true }), renameSchema].map(
    (rules) => rules.safeParse({ name }).error?.issues[0]?.message,
  )
  expect(invited).toBe(renamed)
  return renamed
}

test('nobody is invited with the name of a colleague, or renamed to it', async () => {
  const { auth, ada } = await startWithColleague('Bo Diaz')
  const cy = await createStaffMember(auth, 'Cy Ng')
  const isTaken = { code: 'CONFLICT', fields: { name: 'Another administrator has this name. Use another' } }
  const [name, email] = ['BO\u00a0DIAZ', 'eve@example.org']
  expect(await auth.queryError(queries.invite, { email, name }, ada)).toMatchObject(isTaken)
  expect(await auth.queryError(queries.rename, { id: cy.id, name }, ada)).toMatchObject(isTaken)
})

test.each(['Bo Diaz', 'BO DIAZ', 'Bo\u00a0Diaz', 'Bo  Diaz ', 'Bo\u2003Diaz', 'Ｂｏ Ｄｉａｚ'])(
  '%j is the same name as Bo Diaz',
  (name) => {
    expect(normalizeName(name)).toBe(normalizeName('Bo Diaz'))
  },
)

test('one may write one’s own name another way', async () => {
  const { auth, ada, bo } = await startWithColleague('Bo Diaz')
  expect(await auth.read(queries.rename, { id: bo.id, name: 'BO DIAZ' }, ada)).toEqual({ name: 'BO DIAZ' })
})

test.each([
  [null, 'Enter a name'],
  ['  ', 'Enter a name'],
  ['x'.repeat(121), 'Name must be 120 characters or fewer'],
  ['a\0b', 'Name must be one line of text'],
  ['Ruth\u2028Abernathy', 'Name must be one line of text'],
])('%j is no name', (name, why) => {
  expect(findNameError(name)).toBe(why)
})

test.each([
  ...['Applicant', 'WEBSITE', 'System', 'Virus  scanner', 'Command line', 'First start', 'Import'],
  ...['App1icant', 'AppIicant', 'Àpplicant', '\u0405\u0443\u0455\u0442\u0435\u043c'],
])('nobody is called %j, or what looks like it: the audit log calls something else so', (name) => {
  expect(findNameError(name)).toBe('This name is reserved. Use another')
})

test.each([
  'B\u200bo Diaz',
  'Bo\u2800Diaz',
  '\u202eBo Diaz',
  'Bo\u200dDiaz',
  'Bo \ufeffDiaz',
  'B\u00ado Diaz',
])('nobody is called %j, of which something cannot be seen', (name) => {
  expect(findNameError(name)).toBe('Something in this name cannot be seen. Type it anew')
})

test.each(['\u0410pplicant', 'Ruth \u0410bernathy', 'Applic\u03b1nt', 'S\u0443st\u0435m'])(
  'nobody is called %s, which mixes scripts',
  (name) => {
    expect(findNameError(name)).toBe('This name mixes letters of several scripts. Write it in one')
  },
)

test.each([
  ...['Мария Иванова', 'José Ñáñez', 'Αθηνά Παππά', '山田 太郎', 'ヤマダ Tarō', '김민준'],
  ...['مریم‌السادات', 'प्रिया शर्मा', 'ܡܪܝܡ', "Siobhán O'Neill-Łukasz 3rd"],
])('a colleague is called %s, as they write it', (name) => {
  expect(renameSchema.parse({ name })).toEqual({ name })
  expect(findNameError(name)).toBeUndefined()
})
