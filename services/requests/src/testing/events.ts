/** An event, and guests who register for it. */
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

/** The service with an event, and a way to register for it: one seat, unless the test is about more. */
export async function startEvent(overrides: object = {}, env: Record<string, string> = {}) {
  const event = buildEvent(overrides)
  const events = await startEventService(event)
  const inbox = await startRequestsService({
    env: { CONTENT_URL: events.url, PUBLIC_URL: 'https://access.example.org', ...env },
  })
  const register = async (answers: Partial<RegistrationAnswers> = {}, headers = {}) => {
    const { registerForEvent } = await inbox.query<{ registerForEvent: RegistrationReceipt }>(
      registerMutation,
      { input: buildRegistration({ seats: 1, ...answers }) },
      { headers },
    )
    return registerForEvent
  }
  return { inbox, events, event, register }
}
