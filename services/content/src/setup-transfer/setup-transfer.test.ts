// A setup is handed on: exported by one organisation, and imported by another.
import { AuditEvent } from '@access/service-kit'
import { type Subgraph, startSubgraph } from '@access/service-kit/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { buildOrganisation } from '../organisation/organisation.examples.ts'
import { saveOffice, updateItem } from '../testing/start-content.ts'
import { buildPicture, upload } from '../testing/upload-files.ts'
import type { SetupFile } from './setup-file.rules.ts'

const name = 'Łódź & Đà Nẵng Folk’s Advice'
const exportQuery =
  'query ($includeStaffEmails: Boolean! = false) { file: exportSetup(includeStaffEmails: $includeStaffEmails) }'
const importMutation = `mutation ($file: String!, $isDryRun: Boolean!, $includeStaffEmails: Boolean! = false) {
  changes: importSetup(file: $file, isDryRun: $isDryRun, includeStaffEmails: $includeStaffEmails) { part name fields }
}`
const settingsQuery = '{ anyOrganisation { name logo brandColor staffEmails practiceAreas { name } } }'
const pageQuery = 'query ($slug: String!) { page: staticPage(slug: $slug) { id title text content } }'

type Change = { part: string; name: string; fields: string[] }

/** An organisation that has not said yet who it is. */
const start = () => startSubgraph(content, { seed: true, env: { SEED: 'own' } })
const exportSetup = (subgraph: Subgraph, variables = {}) =>
  subgraph.readAsAdministrator<string>(exportQuery, variables)
const importSetup = async (subgraph: Subgraph, file: string | object, variables = {}) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const input = { file: text, isDryRun: false, ...variables }
  return subgraph.readAsAdministrator<Change[]>(importMutation, input)
}
const failImport = (subgraph: Subgraph, file: string | object, isDryRun = true) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return subgraph.errorAsAdministrator(importMutation, { file: text, isDryRun })
}
const readSettings = (subgraph: Subgraph) =>
  subgraph.readAsAdministrator<ReturnType<typeof buildOrganisation>>(settingsQuery)

/** An organisation that has set itself up: its settings, its logo, and a promise in its own words. */
async function startSetUp() {
  const subgraph = await start()
  const { body } = await upload(subgraph, {
    name: 'Our logo.png',
    bytes: await buildPicture({ format: 'png' }),
  })
  await saveOffice(subgraph, { name, logo: body.url })
  const page = await subgraph.read<{ id: string }>(pageQuery, { slug: 'terms' })
  const terms = { title: 'Warunki', text: 'Our own terms.' }
  await updateItem(subgraph, { __typename: 'StaticPage', id: page.id, ...terms })
  return subgraph
}

test('what one has set up another takes over: settings, logo and texts, and not whom emails go to', async () => {
  const file = await exportSetup(await startSetUp())
  const another = await start()
  const { staffEmails } = await readSettings(another)
  const changes = await importSetup(another, file)
  expect(changes.map(({ part, name }) => [part, name])).toEqual([
    ['settings', name],
    ['text', 'Warunki'],
  ])
  expect(changes[0]!.fields).toEqual(expect.arrayContaining(['name', 'logo', 'emergencyNumber']))
  expect(await readSettings(another)).toMatchObject({
    name,
    staffEmails,
    logo: expect.stringMatching(/^\/api\/files\/.*our-logo-800x600\.webp$/),
    practiceAreas: [{ name: 'Fishing rights' }],
  })
  expect(await another.read(pageQuery, { slug: 'terms' })).toMatchObject({
    title: 'Warunki',
    text: 'Our own terms.',
  })
  expect(await importSetup(another, file)).toEqual([])
})

test('whom the staff’s emails go to is handed on when that is asked for', async () => {
  const source = await startSetUp()
  const withStaffEmails = { includeStaffEmails: true }
  const { staffEmails } = buildOrganisation()
  expect(JSON.parse(await exportSetup(source))).not.toHaveProperty('settings.staffEmails')
  const file = await exportSetup(source, withStaffEmails)
  const another = await start()
  await importSetup(another, file)
  expect((await readSettings(another)).staffEmails).not.toEqual(staffEmails)
  await importSetup(another, file, withStaffEmails)
  expect((await readSettings(another)).staffEmails).toEqual(staffEmails)
})

test('a dry run says what would change, and changes nothing', async () => {
  const file = await exportSetup(await startSetUp())
  const another = await start()
  const before = await readSettings(another)
  const announced = await importSetup(another, file, { isDryRun: true })
  expect(await readSettings(another)).toEqual(before)
  expect(await another.em().count(AuditEvent, { action: 'imported' })).toBe(0)
  expect(announced).toEqual(await importSetup(another, file))
})

test('what breaks a rule is named by its place, and nothing of the file is stored', async () => {
  const another = await start()
  const file = JSON.parse(await exportSetup(await startSetUp())) as SetupFile
  const broken = {
    ...file,
    settings: { ...file.settings, phone: 'later', motto: 'none' },
    texts: [
      { ...file.texts.find(({ slug }) => slug === 'terms')!, text: '' },
      { ...file.texts[0]!, slug: 'unheard-of' },
    ],
    logo: { name: 'logo.svg', base64: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
  }
  const { code, fields } = await failImport(another, broken, false)
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toEqual({
    'settings.phone': 'Enter a phone number, like (555) 555-0100',
    'settings.motto': 'There is no such field',
    'texts.terms.text': 'Enter a text',
    'texts.unheard-of': 'There is no such page here',
    logo: expect.stringContaining('SVG'),
  })
  expect((await readSettings(another)).name).toBe('Legal aid office')
})

const unreadable = 'This is not a file that was exported here. Choose another one'

test.each([
  ['not JSON', unreadable],
  ['null', unreadable],
  [{ format: 'organisation', version: 1 }, unreadable],
  [
    { format: 'organisation', version: 2 },
    'This file was exported by a later release. Update this one first',
  ],
])('%j is no file of a setup', async (file, message) => {
  expect(await failImport(await start(), file)).toMatchObject({ fields: { file: message } })
})

test('parts of other services stand in the file without being in the way', async () => {
  const another = await start()
  const file = JSON.parse(await exportSetup(another))
  expect(await importSetup(another, { ...file, letters: [], messageTemplates: [] })).toEqual([])
})

test('each change has its version and its line in the audit, and so has the import', async () => {
  const another = await start()
  await importSetup(another, await exportSetup(await startSetUp()))
  const events = await another.em().find(AuditEvent, {}, { orderBy: { occurredAt: 'desc' }, limit: 4 })
  expect(events.map(({ action, title }) => `${action} ${title}`).toSorted()).toEqual(
    expect.arrayContaining(['imported Setup', 'updated Office', 'updated Warunki']),
  )
})

test('with a large logo and the longest texts there are, the file passes every limit on its way', async () => {
  const source = await startSubgraph(content, { seed: true })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const options = { width: 1000, height: 1000, channels: 3, background: '#000', noise } as const
  const bytes = await sharp({ create: options }).png().toBuffer()
  const { body } = await upload(source, { name: 'noise.png', bytes })
  await saveOffice(source, { logo: body.url })
  const file = await exportSetup(source)
  expect(JSON.stringify({ file }).length).toBeLessThan(1_000_000)
  expect((JSON.parse(file) as SetupFile).logo).not.toBeNull()
})
