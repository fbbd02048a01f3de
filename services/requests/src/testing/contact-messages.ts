/** A message in the inbox of the office, and what staff do with it. */
import type { Subgraph } from '@access/service-kit/testing'
import { buildContactMessage } from '../contact/contact-message.examples.ts'
import { listEvents, sendMutations, startRequestsService } from './requests-service.ts'

/** The answer to the sender of a message. */
interface ContactReceipt {
  id: string
  reference: string
  receivedAt: string
  hasEmailConfirmation: boolean
  isEmailHeld: boolean
}

export type MessageOverrides = Parameters<typeof buildContactMessage>[0]

/** Sends a message, and is given its receipt. */
export const sendMessage = (inbox: Subgraph, overrides: MessageOverrides = {}) =>
  inbox.read<ContactReceipt>(sendMutations.message, { input: buildContactMessage(overrides) })

const fields = `state kind isSuspectedSpam reference receivedAt name email phone subject message requestId requestReference
  isLocked replies { author text }`

/** What staff can do with a message. */
export const messageOperations = {
  open: `mutation ($id: ID!) { done: openContactMessage(id: $id) { ${fields} } }`,
  reply: `mutation ($id: ID!, $text: String!) { done: replyToContactMessage(id: $id, text: $text) { ${fields} } }`,
  setState: `mutation ($id: ID!, $state: String!) { done: setContactMessageState(id: $id, state: $state) { ${fields} } }`,
  createRequest: `mutation ($id: ID!, $input: RequestFromMessageInput!) {
    done: createRequestFromMessage(id: $id, input: $input) { id reference passphrase message { ${fields} } }
  }`,
}

type Operation = keyof typeof messageOperations

/** The service with one message in it, and what an administrator does with it. */
export async function startWithMessage(overrides: MessageOverrides = {}) {
  const inbox = await startRequestsService({
    env: { STAFF_EMAIL: 'ruth@example.org', PUBLIC_URL: 'https://access.example.org' },
  })
  const receipt = await sendMessage(inbox, overrides)
  const { id, reference } = receipt
  const perform = <Done = object>(operation: Operation, variables = {}) =>
    inbox.readAsAdministrator<Done>(messageOperations[operation], { id, ...variables })
  return {
    ...receipt,
    inbox,
    perform,
    getError: (operation: Operation, variables = {}) =>
      inbox.errorAsAdministrator(messageOperations[operation], { id, ...variables }),
    createRequest: (input: object = { category: 'Housing Rights', urgency: 'High' }) =>
      perform<{ id: string; reference: string; passphrase: string; message: object }>('createRequest', {
        input,
      }),
    listActions: async () => (await listEvents(inbox, { title: reference })).map(({ action }) => action),
  }
}
