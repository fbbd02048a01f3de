/** An event, and guests who register for it. */
import type { Subgraph } from '@access/service-kit/testing'
import { buildRegistration } from '../registrations/registration.examples.ts'
import type { RegistrationAnswers } from '../registrations/registration.rules.ts'
import { buildEvent, startEventService } from './content-service.ts'
import { startRequestsService } from './requests-service.ts'

/** The answer to a guest. */
export interface RegistrationReceipt {
  reference: string
  state: string
  seats: number
  position: number | null
  link: string
  hasEmailUpdates: boolean
  isEmailHeld: boolean
}

/** As the website sends it. */
export const registerMutation = `mutation ($input: RegistrationInput!) {
  registerForEvent(input: $input) { reference state seats position link hasEmailUpdates isEmailHeld }
}`

const place = `reference event eventTitle eventDate hasBegun name seats needs phone state position availableSeats
  hasEmailUpdates isEmailHeld`

/** What guests do by the secret link of their registration. */
export const placeOperations = {
  open: `mutation ($link: String!) { place: openRegistration(link: $link) { ${place} } }`,
  change: `mutation ($link: String!, $seats: Int!, $needs: String, $phone: String) {
    place: changeRegistration(link: $link, seats: $seats, needs: $needs, phone: $phone) { ${place} }
  }`,
  cancel: `mutation ($link: String!) { place: cancelRegistrationByLink(link: $link) { ${place} } }`,
}

/** Opens, changes or cancels a registration by its link; resolves to what its page says then. */
export const performByLink = (
  inbox: Subgraph,
  operation: keyof typeof placeOperations,
  variables: { link: string; seats?: number; needs?: string; phone?: string | null },
): Promise<Record<string, unknown>> => inbox.read(placeOperations[operation], variables)

/** The service with an event, and a way to register for it: one seat, unless the test is about more. */
export async function startEvent(overrides: object = {}, env: Record<string, string> = {}) {
  const event = buildEvent(overrides)
  const events = await startEventService(event)
  const inbox = await startRequestsService({
    env: { CONTENT_URL: events.url, PUBLIC_URL: 'https://access.example.org', ...env },
  })
  const register = (answers: Partial<RegistrationAnswers> = {}, headers = {}) =>
    inbox.read<RegistrationReceipt>(
      registerMutation,
      { input: buildRegistration({ seats: 1, ...answers }) },
      { headers },
    )
  return {
    inbox,
    events,
    event,
    register,
    openPlace: ({ link }: { link: string }) => performByLink(inbox, 'open', { link }),
    changePlace: (change: { link: string; seats: number; needs?: string; phone?: string | null }) =>
      performByLink(inbox, 'change', change),
    cancelPlace: ({ link }: { link: string }) => performByLink(inbox, 'cancel', { link }),
  }
}
