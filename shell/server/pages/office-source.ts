/** The current office facts for every rendered page: queried through the gateway, and cached. */
import type { OfficeFacts } from '@access/kit'
import type { Logger } from 'pino'

type OfficeSource = {
  /** Never fails: without a response it returns the last known facts, or the default ones. */
  getFacts(): Promise<OfficeFacts>
}

type Options = { gatewayUrl: string; defaultFacts: OfficeFacts; log: Logger }

/** In milliseconds: how long a response is cached, and how long a page waits for one. */
const cacheTtl = 3000
const requestTimeout = 1000

/** How far ahead holidays are listed, in days. */
const holidayWindowDays = 30

const query = `query Office {
  organisation {
    phone email address timeZone
    hours { weekday from until }
    openingTimes { days time }
    holidays { day name }
    social { name url }
  }
}`

export function createOfficeSource({ gatewayUrl, defaultFacts, log }: Options): OfficeSource {
  let lastFacts = defaultFacts
  let pending: { startedAt: number; response: Promise<OfficeFacts> } | undefined

  async function fetchFacts(): Promise<OfficeFacts> {
    try {
      const response = await fetch(`${gatewayUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          'x-apollo-operation-name': 'Office',
        },
        body: JSON.stringify({ query, operationName: 'Office' }),
        signal: AbortSignal.timeout(requestTimeout),
      })
      const { data } = (await response.json()) as { data?: { organisation: OfficeFacts } | null }
      if (!data?.organisation) throw new Error(`status ${response.status}`)
      lastFacts = data.organisation
    } catch (reason) {
      log.warn({ reason: (reason as Error).message }, 'the office facts are the last known ones')
    }
    return lastFacts
  }

  return {
    async getFacts() {
      // Concurrent requests share the response; after a failure nobody waits again at once.
      if (!pending || Date.now() - pending.startedAt >= cacheTtl)
        pending = { startedAt: Date.now(), response: fetchFacts() }
      return filterNearHolidays(await pending.response)
    },
  }
}

/** Computed here once, since browser and server must agree. */
function filterNearHolidays(facts: OfficeFacts): OfficeFacts {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: facts.timeZone, dateStyle: 'short' })
  const today = format.format(Date.now())
  const lastDay = format.format(Date.now() + holidayWindowDays * 86_400_000)
  return { ...facts, holidays: facts.holidays.filter(({ day }) => day >= today && day <= lastDay) }
}
