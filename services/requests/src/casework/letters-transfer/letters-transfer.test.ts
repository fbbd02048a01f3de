// What the office has written for its letters and messages is handed on to another organisation.

import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import type { LettersFile } from './letters-transfer.resolver.ts'

const exportQuery = '{ file: exportLetters }'
const importMutation = `mutation ($file: String!, $isDryRun: Boolean!) {
  changes: importLetters(file: $file, isDryRun: $isDryRun) { part name fields }
}`
const ownLetter = { subject: 'Twoja sprawa {{reference}}', text: 'Nie możemy pomóc.\n{{referralResources}}' }
const ownTemplate = { name: 'Prośba o umowę', text: 'Please send us your lease, {{reference}}.' }

const exportLetters = async (inbox: Subgraph) =>
  JSON.parse(await inbox.readAsAdministrator<string>(exportQuery)) as LettersFile
const importFile = (inbox: Subgraph, file: object, isDryRun = false) =>
  inbox.readAsAdministrator<object[]>(importMutation, {
    file: JSON.stringify(file),
    isDryRun,
  })
const failImport = (inbox: Subgraph, file: string) =>
  inbox.errorAsAdministrator(importMutation, { file, isDryRun: false })

/** A file in which a letter and a template are of the organisation's own. */
async function buildFile(inbox: Subgraph) {
  const file = await exportLetters(inbox)
  const name = 'Income above our limit'
  const letters = file.letters.map((letter) => (letter.name === name ? { name, ...ownLetter } : letter))
  return { file: { letters, messageTemplates: [ownTemplate] }, letter: { name, ...ownLetter } }
}

test('letters are replaced, templates added, and the file says the same again', async () => {
  const inbox = await startRequestsService()
  const { file, letter } = await buildFile(inbox)
  const changes = [
    { part: 'letter', name: letter.name, fields: ['subject', 'text'] },
    { part: 'message template', name: ownTemplate.name, fields: ['name', 'text'] },
  ]
  expect(await importFile(inbox, file, true)).toEqual(changes)
  expect((await exportLetters(inbox)).messageTemplates).not.toContainEqual(ownTemplate)
  expect(await importFile(inbox, { format: 'organisation', version: 1, texts: [], ...file })).toEqual(changes)
  const exported = await exportLetters(inbox)
  expect(exported.letters).toEqual(file.letters)
  expect(exported.messageTemplates).toHaveLength(6)
  expect(exported.messageTemplates).toContainEqual(ownTemplate)
  expect(await importFile(inbox, exported)).toEqual([])
  expect(await inbox.em().find(AuditEvent, { action: 'imported' })).toHaveLength(2)
})

test('what breaks a rule is named by its place, and nothing of the file is stored', async () => {
  const inbox = await startRequestsService()
  const { letter } = await buildFile(inbox)
  const before = await exportLetters(inbox)
  const letters = [
    { ...letter, text: 'No.' },
    { ...letter, name: 'Unheard of' },
  ]
  const messageTemplates = [ownTemplate, { name: 'Wrong', text: 'Dear {{name}}' }]
  expect(await failImport(inbox, JSON.stringify({ letters, messageTemplates }))).toMatchObject({
    fields: {
      [`letters.${letter.name}.text`]: expect.stringMatching(/^Say where else they can turn/),
      'letters.Unheard of': 'There is no such letter here',
      'messageTemplates.Wrong.text': expect.stringContaining('There is no {{name}}'),
    },
  })
  expect(await exportLetters(inbox)).toEqual(before)
})

test('no more templates are imported than there can be', async () => {
  const inbox = await startRequestsService()
  const messageTemplates = Array.from({ length: 46 }, (_, index) => ({
    ...ownTemplate,
    name: `Own ${index}`,
  }))
  expect(await failImport(inbox, JSON.stringify({ letters: [], messageTemplates }))).toMatchObject({
    fields: { messageTemplates: 'There can be 50 templates. Delete some first' },
  })
})

test('a file without letters says so', async () => {
  const inbox = await startRequestsService()
  for (const file of ['not JSON', 'null', '{"letters": []}'])
    expect(await failImport(inbox, file)).toMatchObject({
      fields: { file: 'There are no letters in this file. Choose another one' },
    })
})
