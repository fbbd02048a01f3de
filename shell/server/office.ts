/** What the office says of itself just now, for every page that is rendered: read through the gateway, not too often. */
import type { OfficeFacts } from '@access/kit'
import type { Logger } from 'pino'

type Office = {
  /** Never fails: without an answer it is what was last heard, or the usual. */
  now(): Promise<OfficeFacts>
}

type Options = { gatewayUrl: string; usual: OfficeFacts; log: Logger }

/** In milliseconds: how long an answer is good for, and how long a page waits for one. */
const goodFor = 3000
const patience = 1000

/** How far ahead holidays are told, in days. */
const near = 30

const query = `query Office {
  organisation {
    phone email address timeZone
    hours { weekday from until }
    openingTimes { days time }
    holidays { day name }
    social { name address }
  }
}`

export function officeThrough({ gatewayUrl, usual, log }: Options): Office {
  let heard = usual
  let asking: { at: number; answer: Promise<OfficeFacts> } | undefined

  async function ask(): Promise<OfficeFacts> {
    try {
      const answer = await fetch(`${gatewayUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          'x-apollo-operation-name': 'Office',
        },
        body: JSON.stringify({ query, operationName: 'Office' }),
        signal: AbortSignal.timeout(patience),
      })
      const { data } = (await answer.json()) as { data?: { organisation: OfficeFacts } | null }
      if (!data?.organisation) throw new Error(`status ${answer.status}`)
      heard = data.organisation
    } catch (reason) {
      log.warn({ reason: (reason as Error).message }, 'the office as it was last heard of stands')
    }
    return heard
  }

  return {
    async now() {
      // Those who come meanwhile share the answer; after a failure nobody waits again at once.
      if (!asking || Date.now() - asking.at >= goodFor) asking = { at: Date.now(), answer: ask() }
      return withNearHolidays(await asking.answer)
    },
  }
}

/** What browser and server must agree on is worked out here, once. */
function withNearHolidays(facts: OfficeFacts): OfficeFacts {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: facts.timeZone, dateStyle: 'short' })
  const today = format.format(Date.now())
  const last = format.format(Date.now() + near * 86_400_000)
  return { ...facts, holidays: facts.holidays.filter(({ day }) => day >= today && day <= last) }
}
