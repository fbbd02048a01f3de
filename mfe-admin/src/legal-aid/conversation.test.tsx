// The conversation with an applicant.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { buildRequestDetails, defaultResponses } from '../testing/requests.ts'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'

const buildResponse = (overrides: Partial<RequestDetailsFragment> = {}) => ({
  details: buildRequestDetails(overrides),
})
const createGateway = (overrides: Partial<RequestDetailsFragment> = {}) =>
  createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: buildResponse(overrides) })
const renderConversation = (gateway = createGateway()) =>
  renderAsAdministrator('/admin/legal-aid/1?tab=messages', gateway)
const getSection = async (name: string) => within(await screen.findByRole('region', { name }))

test('messages are listed in order, with their sender', async () => {
  const messages = [
    { id: '1', sentAt: '2099-03-06T15:00:00.000Z', sender: 'office', text: 'Is there a court date?' },
    { id: '2', sentAt: '2099-03-06T16:00:00.000Z', sender: 'applicant', text: 'On Friday.' },
  ]
  renderConversation(createGateway({ messages }))
  const conversation = await getSection('Messages')
  expect(conversation.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Office, Mar 6, 2099, 10:00 AMIs there a court date?',
    'Applicant, Mar 6, 2099, 11:00 AMOn Friday.',
  ])
})

test('a message to the applicant is sent and shown, without another access', async () => {
  const gateway = createGateway()
  const message = { id: '1', sentAt: '2099-03-06T15:00:00.000Z', sender: 'office', text: 'Please call us.' }
  gateway.respondWith({ WriteToApplicant: buildResponse({ messages: [message] }) })
  const { user } = renderConversation(gateway)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')
  await user.type(field, 'Please call us.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message sent')
  expect(getLastVariables(gateway, 'WriteToApplicant')).toEqual({ id: '1', text: 'Please call us.' })
  const conversation = await getSection('Messages')
  conversation.getByText('Please call us.', { selector: 'p' })
  expect(field.value).toBe('')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('an empty message is not sent', async () => {
  const { user, gateway } = renderConversation()
  await user.type(await screen.findByLabelText('Write to the applicant'), '  ')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Enter a text.')
  expect(gateway.countRequests('WriteToApplicant')).toBe(0)
})

test('a rejected message stays as typed, with the reason', async () => {
  const gateway = createGateway()
  const fields = { text: 'Your text must be 5,000 characters or fewer.' }
  gateway.respondWith({ WriteToApplicant: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const { user } = renderConversation(gateway)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Your text must be 5,000 characters or fewer.')
  await screen.findByText('Failed to send message')
  expect(field.value).toBe('Hello')
})

test('after a lost session the message stays', async () => {
  const gateway = createGateway()
  gateway.respondWith({ WriteToApplicant: buildGatewayError('UNAUTHENTICATED') })
  const { user } = renderConversation(gateway)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Your session has ended. Try again to sign in.')
  expect(field.value).toBe('Hello')
})
