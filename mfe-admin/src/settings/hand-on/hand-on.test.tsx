import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { buildGatewayError, createFakeGateway, type FakeResponses } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreenAt } from '../../testing/render-part.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'

const renderSettings = (answers: FakeResponses) =>
  renderScreenAt(
    '/admin/settings',
    createFakeGateway({
      AnyOrganisation: { item: { __typename: 'Organisation', id: '7', version: 3, ...buildOrganisation() } },
      ...answers,
    }),
  )

const change = {
  __typename: 'SetupChange',
  part: 'settings',
  name: 'Harbor Legal Aid',
  fields: ['firstAnswerHours'],
}
const file = new File(['{"format":"organisation","version":1}'], 'setup.json', { type: 'application/json' })

test('settings, texts and letters are saved as one file, without the addresses of staff unless asked', async () => {
  const files = watchSavedFiles()
  const { user, gateway } = renderSettings({
    ExportSetup: { file: '{"format":"organisation","version":1,"settings":{"name":"Harbor Legal Aid"}}' },
    ExportLetters: { file: '{"letters":[]}' },
  })
  await user.click(await screen.findByRole('button', { name: 'Export setup' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]!.name).toMatch(/^setup-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await files[0]!.text)).toEqual({
    ...{ format: 'organisation', version: 1, settings: { name: 'Harbor Legal Aid' }, letters: [] },
  })
  expect(gateway.requests.find(({ name }) => name === 'ExportSetup')!.variables).toEqual({
    includeStaffEmails: false,
  })
})

test('a file shows what it would change before it changes anything', async () => {
  const { user, gateway } = renderSettings({
    ImportSetup: { changes: [change] },
    ImportLetters: {
      changes: [
        { ...change, __typename: 'LetterChange', part: 'letter', name: 'Declined', fields: ['text'] },
      ],
    },
  })
  await screen.findByRole('button', { name: 'Import setup' })
  await user.upload(screen.getByTestId('setup-file'), file)
  const changes = within(await screen.findByRole('region', { name: 'What the file changes' }))
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Settings, Harbor Legal Aid: first answer hours',
    'Letter, Declined: text',
  ])
  const listRuns = () =>
    gateway.requests
      .filter(({ name }) => name.startsWith('Import'))
      .map(({ variables }) => variables.isDryRun)
  expect(listRuns()).toEqual([true, true])
  await user.click(changes.getByRole('button', { name: 'Apply 2 changes' }))
  await waitFor(() => expect(listRuns()).toEqual([true, true, false, false]))
  await screen.findByText('Setup imported successfully')
})

test('a file that breaks a rule says which, and where', async () => {
  const { user } = renderSettings({
    ImportSetup: buildGatewayError('BAD_USER_INPUT', {
      fields: { 'settings.phone': 'Enter a phone number' },
    }),
  })
  await screen.findByRole('button', { name: 'Import setup' })
  await user.upload(screen.getByTestId('setup-file'), file)
  await screen.findByText('settings.phone: Enter a phone number')
})
