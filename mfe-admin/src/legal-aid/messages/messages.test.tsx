// Writing to the applicant: who reads it, and what a message begins with.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAs, renderAsAdministrator } from '../../testing/render-at.ts'
import { buildAdditionalDetails, buildRequestDetails, defaultResponses } from '../../testing/requests.ts'
import { selectOption } from '../../testing/select-option.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'

const templates = [
  { __typename: 'FilledTemplate', id: 't1', name: 'Ask for a document', text: 'Please send us your lease.' },
  { __typename: 'FilledTemplate', id: 't2', name: 'Ask about a court date', text: 'Is there a court date?' },
]
const path = '/admin/legal-aid/1?tab=messages'
const createGateway = (overrides: Partial<RequestDetailsFragment> = {}) =>
  createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails(overrides) },
    MessageTemplatesForRequest: { templates },
  })
const findField = () => screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')

async function choose(user: ReturnType<typeof renderAsAdministrator>['user'], name: string) {
  await selectOption(user, await screen.findByLabelText('Template'), name)
  await user.click(screen.getByRole('button', { name: 'Insert' }))
}

test.each<[string, Partial<RequestDetailsFragment>]>([
  ['Danielle Okonjo-Pratt reads it on the status page. They get no email: they have not asked for any.', {}],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get an email without the text.',
    { isEmailEnabled: true },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They are not notified: they have no safe email address.',
    { hasNoSafeEmail: true, email: null },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get an email without the text. They asked for these emails, but did not list email as safe.',
    { isEmailEnabled: true, additionalDetails: buildAdditionalDetails({ safeContactMethods: ['Phone'] }) },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get no email: they have not asked for any. Rosa Lind, who filled in the request, may read it too. Ask them to have the applicant look. Their language is Arabic, and they need an interpreter.',
    {
      helper: { name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Helper' },
      additionalDetails: buildAdditionalDetails({ language: 'Arabic', interpreter: true }),
    },
  ],
])('who writes is told who reads it, and by which way: %s', async (readers, details) => {
  renderAsAdministrator(path, createGateway(details))
  const field = await findField()
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(readers)
})

test('a template is inserted, edited and sent', async () => {
  const gateway = createGateway()
  gateway.respondWith({ WriteToApplicant: { details: buildRequestDetails() } })
  const { user } = renderAsAdministrator(path, gateway)
  await choose(user, 'Ask for a document')
  const field = await findField()
  expect(document.activeElement).toBe(field)
  await user.keyboard(' Both pages.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message sent')
  expect(getLastVariables(gateway, 'WriteToApplicant')).toEqual({
    id: '1',
    text: 'Please send us your lease. Both pages.',
  })
})

test('what was typed before stays, and the template goes where the cursor is', async () => {
  const { user } = renderAsAdministrator(path, createGateway())
  const field = await findField()
  await user.type(field, 'Good morning. Call us.')
  field.setSelectionRange(13, 13)
  await choose(user, 'Ask for a document')
  expect(field.value).toBe('Good morning.\n\nPlease send us your lease.\n\nCall us.')
})

test('another template takes the place of one that nobody has changed, and of no other text', async () => {
  const { user } = renderAsAdministrator(path, createGateway())
  await choose(user, 'Ask for a document')
  await choose(user, 'Ask about a court date')
  const field = await findField()
  expect(field.value).toBe('Is there a court date?')
  await user.keyboard(' On which day?')
  await choose(user, 'Ask for a document')
  expect(field.value).toBe('Is there a court date? On which day?\n\nPlease send us your lease.')
})

test('anyone who manages letters gets to the templates from here, and others do not', async () => {
  const { unmount } = renderAsAdministrator(path, createGateway())
  const link = await screen.findByRole('link', { name: 'Manage templates' })
  expect(link.getAttribute('href')).toBe('/admin/letters')
  unmount()
  renderAs('attorney', path, createGateway())
  await screen.findByLabelText('Template')
  expect(screen.queryByRole('link', { name: 'Manage templates' })).toBeNull()
})

test('a message is written without templates where they cannot be loaded', async () => {
  const gateway = createGateway()
  gateway.respondWith({ MessageTemplatesForRequest: buildGatewayError('BUSY') })
  const { user } = renderAsAdministrator(path, gateway)
  const messages = within(await screen.findByRole('region', { name: 'Messages' }))
  await messages.findByText('This could not be loaded.')
  await user.type(await findField(), 'Hello')
  gateway.respondWith({ MessageTemplatesForRequest: { templates } })
  await user.click(messages.getByRole('button', { name: 'Try again' }))
  await messages.findByLabelText('Template')
  expect((await findField()).value).toBe('Hello')
})
