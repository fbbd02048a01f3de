/** The search and state filter of the registrations of an event. */
import { containsLetters } from '@access/service-kit/text/search-text.rules'
import type { RegistrationFragment } from './registrations.generated.ts'

const stateFilters: Record<string, { label: string; matches(registration: RegistrationFragment): boolean }> =
  {
    placed: { label: 'Placed', matches: ({ state }) => state === 'placed' },
    expected: {
      label: 'Not checked in',
      matches: ({ state, checkedInAt }) => state === 'placed' && !checkedInAt,
    },
    here: { label: 'Checked in', matches: ({ checkedInAt }) => checkedInAt !== null },
    waiting: { label: 'Waiting', matches: ({ state }) => state === 'waiting' },
    cancelled: { label: 'Cancelled', matches: ({ state }) => state === 'cancelled' },
  }

export const filterOptions = {
  state: {
    label: 'State',
    options: Object.entries(stateFilters).map(([value, { label }]) => ({ value, label })),
  },
}

/** The registrations that match the filters. */
export function filterRegistrations(
  registrations: RegistrationFragment[],
  { search, state }: { search: string; state: string },
): RegistrationFragment[] {
  const matches = stateFilters[state]?.matches ?? (() => true)
  return registrations.filter(
    (registration) =>
      matches(registration) &&
      [registration.name, registration.reference].some((text) => containsLetters(text, search)),
  )
}
