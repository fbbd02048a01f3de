// Lists as files, in and out, shown with cases.

import { buildCase } from '@access/content/cases/case.examples'
import { buildAdministrator, buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { createManagedGateway } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'
import type { ImportReport } from './import-report.ts'

const openExport = 'POST /api/admin/cases/export'
const openImport = 'POST /api/admin/cases/import'

const buildReport = (overrides: Partial<ImportReport> = {}): ImportReport => ({
  rows: 2,
  creates: 1,
  updates: 1,
  unchanged: 0,
  errors: [],
  errorCount: 0,
  note: null,
  fingerprint: 'then',
  ...overrides,
})
const buildFile = (name = 'cases.csv') => new File(['title\nLocked out\n'], name, { type: 'text/csv' })
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** The screen with three cases, answering an import with these reports, one after the other. */
function renderCases(address: string, ...answers: (object | Response)[]) {
  const cases = ['Ada', 'Bo', 'Cy'].map((title, index) => buildCase({ id: `${index}`, title }))
  const gateway = createManagedGateway('Case', cases)
  gateway.respondWith({ [openImport]: () => answers.shift() ?? buildGatewayError('INTERNAL_SERVER_ERROR') })
  return renderScreenAt(`/admin/cases${address}`, gateway)
}

async function opened(user: ReturnType<typeof renderCases>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: `${button} cases` }))
}
const selectFile = (user: ReturnType<typeof renderCases>['user'], file = buildFile()) =>
  user.upload(screen.getByTestId('table-file'), file)
const queries = (gateway: ReturnType<typeof renderCases>['gateway'], name: string) =>
  gateway.requests.filter((one) => one.name === name).map(({ query }) => query)

test('what the list is narrowed to is exported, and how many that is stands there first', async () => {
  const files = watchSavedFiles()
  const { user, gateway } = renderCases('?q=ada&sort=title&order=down&status=pending&page=1')
  gateway.respondWith({ [openExport]: () => new Response('id,title') })
  const dialog = await opened(user, 'Export')
  await dialog.findByText('1 case matching the filters, with all fields.')
  await user.click(dialog.getByRole('button', { name: 'Save as CSV' }))
  await screen.findByText('1 case exported successfully')
  expect(queries(gateway, openExport)).toEqual([
    '?format=csv&search=ada&sort=title&descending=true&filter=status%3Apending',
  ])
  expect(files[0]!.name).toMatch(/^cases-\d{4}-\d\d-\d\d\.csv$/)
})

test('an export that fails says why, and can be tried again', async () => {
  const { user, gateway } = renderCases('')
  gateway.respondWith({ [openExport]: () => json(503, { detail: 'The server is busy.' }) })
  const dialog = await opened(user, 'Export')
  await dialog.findByText('All 3 cases, with all fields.')
  await user.click(dialog.getByRole('button', { name: 'Save as CSV' }))
  await dialog.findByText('The server is busy.')
  await screen.findByText('Failed to export cases')
})

test('nothing is not exported', async () => {
  const { user } = renderCases('?q=nobody')
  const dialog = await opened(user, 'Export')
  await dialog.findByText('No matching cases: there is nothing to export.')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save as CSV' }).disabled).toBe(true)
})

test('a chosen file is looked at before anything is stored, and then stored', async () => {
  const note = '3/4/2024 is read as 2024-03-04, with the month first: no day in this file shows the order.'
  const { user, gateway } = renderCases('', buildReport({ rows: 3, unchanged: 1, note }), buildReport())
  const dialog = await opened(user, 'Import')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  await selectFile(user)
  await dialog.findByText('1 new, 1 changed, 1 unchanged.')
  dialog.getByText('cases.csv')
  expect(dialog.getByRole('alert').textContent).toBe(note)
  const before = gateway.countRequests('PageOfCases')
  await user.click(dialog.getByRole('button', { name: 'Import 2 cases' }))
  await screen.findByText('2 cases imported successfully')
  expect(queries(gateway, openImport)).toEqual(['?dryRun=true', '?dryRun=false&fingerprint=then'])
  expect(gateway.requests.find(({ name }) => name === openImport)).toMatchObject({
    authorization: 'Bearer a-token',
    variables: { file: expect.any(File) },
  })
  await waitFor(() => expect(gateway.countRequests('PageOfCases')).toBeGreaterThan(before))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All cases'))
})

test('who waits for a long file sees how many rows are checked, and then what was found', async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const lines = writable.getWriter()
  const send = (text: string) => void lines.write(new TextEncoder().encode(text))
  const headers = { 'content-type': 'application/x-ndjson' }
  const { user } = renderCases('', new Response(readable, { headers }))
  const dialog = await opened(user, 'Import')
  await selectFile(user)
  send('{"rows":200}\n{"rows":12')
  await dialog.findByText('200 rows checked')
  send('400}\n')
  await dialog.findByText('12,400 rows checked')
  expect(dialog.getByRole('status').textContent).toBe('Checking cases.csv...')
  send(`${JSON.stringify({ report: buildReport({ rows: 12_400, unchanged: 12_398 }) })}\n`)
  await dialog.findByText('1 new, 1 changed, 12,398 unchanged.')
  expect(dialog.queryByText(/rows checked/)).toBeNull()
})

test.each([
  ['{"rows":200}\n{"problem":{"detail":"Import it in several parts."}}\n', 'Import it in several parts.'],
  ['{"rows":200}\n', 'The file could not be imported. Try again in a minute.'],
])('a file that is not read to its end says what to do (%#)', async (lines, words) => {
  const headers = { 'content-type': 'application/x-ndjson' }
  const { user } = renderCases('', new Response(lines, { headers }))
  const dialog = await opened(user, 'Import')
  await selectFile(user)
  await dialog.findByText(words)
  dialog.getByRole('button', { name: 'Choose a file' })
})

test('rows that cannot be read stand in a table, and nothing can be imported until they are mended', async () => {
  const files = watchSavedFiles()
  const errors = [
    { row: 2, field: 'title', message: 'Enter a title' },
    { row: 1402, field: '', message: 'This is not a row with all the columns' },
  ]
  const { user } = renderCases('', buildReport({ rows: 4, errors, errorCount: 900 }), buildReport())
  const dialog = await opened(user, 'Import')
  await selectFile(user)
  await dialog.findByText('1 new, 1 changed, 2 rows cannot be read.')
  dialog.getByText(/The first 2 of 900 errors are shown/)
  const cells = within(dialog.getByRole('table')).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '2',
    'title',
    'Enter a title',
    '1,402',
    'Whole row',
    'This is not a row with all the columns',
  ])
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Download errors' }))
  expect(files[0]!.name).toBe('errors.csv')
  expect(await files[0]!.text).toContain('"2","title","Enter a title"\r\n')

  await selectFile(user, buildFile('mended.csv'))
  await dialog.findByRole('button', { name: 'Import 2 cases' })
  expect(dialog.queryByRole('table')).toBeNull()
})

test('who was overtaken sees how the file compares now', async () => {
  const changed = json(409, { detail: 'Someone has changed some of these items' })
  const { user, gateway } = renderCases(
    '',
    buildReport(),
    changed,
    buildReport({ creates: 0, rows: 1, fingerprint: 'now' }),
    buildReport(),
  )
  const dialog = await opened(user, 'Import')
  await selectFile(user)
  await user.click(await dialog.findByRole('button', { name: 'Import 2 cases' }))
  await dialog.findByText(/Some of these items were changed meanwhile/)
  await user.click(await dialog.findByRole('button', { name: 'Import 1 case' }))
  await waitFor(() => expect(queries(gateway, openImport).at(-1)).toBe('?dryRun=false&fingerprint=now'))
})

test('while it is stored there is no way out of the window', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { user, gateway } = renderCases('', buildReport())
  const dialog = await opened(user, 'Import')
  await selectFile(user)
  gateway.respondWith({ [openImport]: () => promise })
  await user.click(await dialog.findByRole('button', { name: 'Import 2 cases' }))
  await dialog.findByText('Importing cases.csv...')
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  resolve(buildReport())
  await screen.findByText('2 cases imported successfully')
})

test('a lost session is asked for in place, and the import goes on', async () => {
  const { user, gateway } = renderCases('', json(401, { detail: 'Sign in' }), buildReport())
  gateway.respondWith({
    'POST /api/auth/login': { token: 'another', user: buildAdministrator({ name: 'Ada' }) },
  })
  const dialog = await opened(user, 'Import')
  await selectFile(user)
  const question = await screen.findByText('You have been signed out')
  const again = within(question.closest<HTMLElement>('[role="dialog"]')!)
  enter(again.getByLabelText('Password'), 'a-password')
  await user.click(again.getByRole('button', { name: 'Sign in again' }))
  await dialog.findByText('1 new, 1 changed.')
  expect(gateway.requests.filter(({ name }) => name === openImport).at(-1)?.authorization).toBe(
    'Bearer another',
  )
})

test('an empty table is there to begin with', async () => {
  const files = watchSavedFiles()
  const { user } = renderCases('', buildReport())
  const dialog = await opened(user, 'Import')
  await user.click(dialog.getByRole('button', { name: 'Download template' }))
  expect(await files[0]!.text).toMatch(/^\uFEFF?"title","caseNumber".*"isFeatured"\r\n$/)
  expect(files[0]!.name).toBe('cases-empty.csv')
})
