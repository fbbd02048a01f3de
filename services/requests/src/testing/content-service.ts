/** The content service, as far as this one asks it by signed calls: its office, events, attorneys and judgments. */
import { startSignedService } from '@access/service-kit/testing'
import type { Attorney } from '../casework/matching/attorney.ts'
import { getDefaultOfficeSettings, type OfficeSettings } from '../platform/office/office-settings.ts'

/** With the settings of the office that the test is about, until it leaves. */
export async function startContentService(overrides: Partial<OfficeSettings>) {
  const office = { ...getDefaultOfficeSettings({ timeZone: 'America/New_York', env: {} }), ...overrides }
  let isDown = false
  return {
    url: await startSignedService(() => (isDown ? 503 : office)),
    tell: (changes: Partial<OfficeSettings>) => void Object.assign(office, changes),
    leave: () => {
      isDown = true
    },
  }
}

/** An event far ahead with room for three; say only what the test is about. */
export const buildEvent = (overrides: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000003',
  title: 'Warm evidence',
  eventDate: '2099-03-05T22:30:00.000Z',
  eventTime: '5:30 PM',
  location: 'Ropewalk Community Hall',
  capacity: 3 as number | null,
  registrationRequired: true,
  status: 'upcoming',
  registrationClosesAt: '2099-03-05T22:30:00.000Z',
  ...overrides,
})

/** With events, which may be changed while it runs; `isDown` says whether it answers. */
export async function startEventService(...events: ReturnType<typeof buildEvent>[]) {
  const state = { events, isDown: false, url: '' }
  state.url = await startSignedService((path) =>
    state.isDown ? 503 : (state.events.find(({ id }) => path === `/events/${id}`) ?? 404),
  )
  return state
}

/** With attorneys, which may be changed while it runs; `isDown` says whether it answers. */
export async function startTeamService(...attorneys: Attorney[]) {
  const state = { attorneys, isDown: false, url: '' }
  state.url = await startSignedService((path) =>
    path === '/attorneys' && !state.isDown ? state.attorneys : 503,
  )
  return state
}

/** With how many judgments are new, null while nobody can say; `calls` are what it was asked. */
export async function startJudgmentService() {
  const state = {
    answer: { count: 0, isExact: true } as object | null,
    calls: [] as { path: string; body: Record<string, string | null> }[],
    url: '',
  }
  state.url = await startSignedService<Record<string, string | null> | null>((path, body) => {
    // The office is at its defaults.
    if (!body) return 503
    state.calls.push({ path, body })
    return state.answer ?? 503
  })
  return state
}
