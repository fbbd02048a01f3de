import { expect, test } from 'vitest'
import { createStaffMember, queries } from '../testing/staff-members.ts'
import { startAuth } from '../testing/start-auth.ts'

const { invite, rename } = queries
const nameError = {
  code: 'CONFLICT',
  fields: { name: 'Another administrator has this name. Use another' },
}

test.each(['Bo Diaz', 'BO DIAZ', 'Bo\u00a0Diaz', 'Bo  Diaz ', 'Bo\u2003Diaz', 'Ｂｏ Ｄｉａｚ'])(
  'nobody is invited as %j, or renamed to it, beside Bo Diaz',
  async (name) => {
    const auth = await startAuth()
    const ada = await auth.signIn()
    await createStaffMember(auth, 'Bo Diaz')
    const cy = await createStaffMember(auth, 'Cy Ng')
    expect(await auth.queryError(invite, { email: 'eve@example.org', name }, ada)).toMatchObject(nameError)
    expect(await auth.queryError(rename, { id: cy.id, name }, ada)).toMatchObject(nameError)
  },
)

test('one may write one’s own name another way', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth, 'Bo Diaz')
  expect(await auth.query(rename, { id: bo.id, name: 'BO DIAZ' }, ada)).toEqual({
    account: { name: 'BO DIAZ' },
  })
})

test.each(['Applicant', 'WEBSITE', 'System', 'Virus  scanner', 'Command line', 'First start', 'Import'])(
  'nobody is called %j: the audit log calls something else so',
  async (name) => {
    const auth = await startAuth()
    const ada = await auth.signIn()
    const error = { code: 'BAD_USER_INPUT', fields: { name: 'This name is reserved. Use another' } }
    expect(await auth.queryError(invite, { email: 'eve@example.org', name }, ada)).toMatchObject(error)
    expect(await auth.queryError(rename, { id: ada.user.id, name }, ada)).toMatchObject(error)
  },
)

test.each([
  'B\u200bo Diaz',
  'Bo\u2800Diaz',
  '\u202eBo Diaz',
  'Bo\u200dDiaz',
  'Bo \ufeffDiaz',
  'B\u00ado Diaz',
])('nobody is called %j, of which something cannot be seen', async (name) => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const error = {
    code: 'BAD_USER_INPUT',
    fields: { name: 'Something in this name cannot be seen. Type it anew' },
  }
  expect(await auth.queryError(invite, { email: 'eve@example.org', name }, ada)).toMatchObject(error)
  expect(await auth.queryError(rename, { id: ada.user.id, name }, ada)).toMatchObject(error)
})

test.each([
  ['\u0410pplicant', 'mixes'],
  ['Ruth \u0410bernathy', 'mixes'],
  ['Applic\u03b1nt', 'mixes'],
  ['S\u0443st\u0435m', 'mixes'],
  ['App1icant', 'reserved'],
  ['AppIicant', 'reserved'],
  ['Àpplicant', 'reserved'],
  ['\u0405\u0443\u0455\u0442\u0435\u043c', 'reserved'],
])('nobody is called %s, which looks like something else', async (name, reason) => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const error = { code: 'BAD_USER_INPUT', fields: { name: expect.stringContaining(reason) } }
  expect(await auth.queryError(invite, { email: 'eve@example.org', name }, ada)).toMatchObject(error)
  expect(await auth.queryError(rename, { id: ada.user.id, name }, ada)).toMatchObject(error)
})

test.each([
  'Мария Иванова',
  'José Ñáñez',
  'Αθηνά Παππά',
  '山田 太郎',
  'ヤマダ Tarō',
  '김민준',
  'مریم‌السادات',
  'प्रिया शर्मा',
  'ܡܪܝܡ',
  "Siobhán O'Neill-Łukasz 3rd",
])('a colleague is called %s, as they write it', async (name) => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  expect(await auth.query(rename, { id: ada.user.id, name }, ada)).toEqual({ account: { name } })
})
