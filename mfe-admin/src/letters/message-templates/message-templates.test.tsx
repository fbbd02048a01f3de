// What messages to applicants can begin with, beside the letters.

import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../../testing/create-builder.ts'
import { enter } from '../../testing/enter.ts'
import { findDialog, findRegion } from '../../testing/find-part.ts'
import { buildReferrals } from '../../testing/letters.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { MessageTemplates } from './MessageTemplates.tsx'
import type { MessageTemplateFragment } from './message-templates.generated.ts'

const buildMessageTemplate = createBuilder<MessageTemplateFragment>({
  __typename: 'MessageTemplate',
  id: 't1',
  version: 1,
  name: 'Ask for a document',
  text: 'Please send us one more paper.\n\n{{office}}',
})

function renderWith(...templates: MessageTemplateFragment[]) {
  const gateway = createFakeGateway({
    MessageTemplates: { templates },
    ReferralResources: { office: buildReferrals([null, 'The law school']) },
    CreateMessageTemplate: { template: buildMessageTemplate({ id: 'new' }) },
    UpdateMessageTemplate: { template: buildMessageTemplate({ version: 2 }) },
    DeleteMessageTemplate: { template: { __typename: 'MessageTemplate', id: 't1' } },
  })
  return renderPart(<MessageTemplates />, gateway)
}
const findCard = async () => await findRegion('Message templates')

test('each template stands with how it begins', async () => {
  renderWith(buildMessageTemplate())
  const card = await findCard()
  await card.findByRole('table')
  card.getByText('Ask for a document')
  card.getByText('Please send us one more paper.')
})

test('a template is added, beside how it reads with an example', async () => {
  const { user, gateway } = renderWith()
  const card = await findCard()
  await card.findByText('No message templates yet. Create your first one!')
  await user.click(card.getByRole('button', { name: 'Add message template' }))
  const dialog = await findDialog('Add message template')
  enter(dialog.getByLabelText('Name'), 'Ask for a call')
  enter(dialog.getByLabelText('Message'), 'Please call {{phone}}.')
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  await preview.findByText('Please call (555) 555-0100.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Message template created successfully')
  expect(getLastVariables(gateway, 'CreateMessageTemplate')).toEqual({
    input: { name: 'Ask for a call', text: 'Please call {{phone}}.' },
  })
})

test('a template is edited, and a placeholder that there is not is refused before anything is sent', async () => {
  const { user, gateway } = renderWith(buildMessageTemplate())
  await user.click(await screen.findByRole('button', { name: 'Edit: Ask for a document' }))
  const dialog = await findDialog('Edit message template')
  const text = dialog.getByLabelText('Message')
  enter(text, 'Dear {{name}}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/^There is no \{\{name\}\}/)
  expect(gateway.countRequests('UpdateMessageTemplate')).toBe(0)
  enter(text, 'Hello')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Message template updated successfully')
  expect(getLastVariables(gateway, 'UpdateMessageTemplate')).toEqual({
    id: 't1',
    version: 1,
    input: { name: 'Ask for a document', text: 'Hello' },
  })
})

test('an error of no field of the form is said in its own words', async () => {
  const { user, gateway } = renderWith(buildMessageTemplate())
  const fields = { id: 'A template of this name is being deleted' }
  gateway.respondWith({ UpdateMessageTemplate: buildGatewayError('BAD_USER_INPUT', { fields }) })
  await user.click(await screen.findByRole('button', { name: 'Edit: Ask for a document' }))
  const dialog = await findDialog('Edit message template')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(fields.id)
  expect(dialog.queryByText('Some fields are not valid.')).toBeNull()
})

test('a template is deleted after a question', async () => {
  const { user, gateway } = renderWith(buildMessageTemplate())
  await user.click(await screen.findByRole('button', { name: 'Delete: Ask for a document' }))
  const question = await findDialog('Delete message template')
  expect(gateway.countRequests('DeleteMessageTemplate')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Message template deleted successfully')
  expect(getLastVariables(gateway, 'DeleteMessageTemplate')).toEqual({ id: 't1' })
})
