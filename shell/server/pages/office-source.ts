/** The current office facts for every rendered page: queried through the gateway, and cached. */
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OfficeFacts } from '@access/kit'
import type { Logger } from 'pino'
import { createGatewayQuery } from '../gateway/gateway-query.ts'
import { OfficeDocument } from './office.generated.ts'

type OfficeSource = {
  /** Never fails: without a response it returns the last known facts, or the default ones, and says so. */
  getOffice(): Promise<{ facts: OfficeFacts; isCurrent: boolean }>
  getFacts(): Promise<OfficeFacts>
  /** The last known ones, for who cannot wait. */
  getLastFacts(): OfficeFacts
  /** They may have changed: the next caller queries them. */
  reset(): void
}

type Options = {
  gatewayUrl: string
  defaultFacts: OfficeFacts
  /** Where the last known ones are kept, for the next start. */
  file: string
  log: Logger
}

/** In milliseconds: how long a response is cached, and how long a page waits for one. */
const cacheTtl = 3000
const requestTimeout = 1000

/** How far ahead holidays are listed, in days. */
const holidayWindowDays = 30

export function createOfficeSource({ gatewayUrl, defaultFacts, file, log }: Options): OfficeSource {
  let lastFacts = readLastFacts(file, defaultFacts)
  let pending: { startedAt: number; response: Promise<boolean> } | undefined

  /** Whether they were fetched. */
  async function fetchFacts(): Promise<boolean> {
    try {
      const options = { clientAddress: null, timeout: requestTimeout }
      const { organisation } = await createGatewayQuery(gatewayUrl, options).query(OfficeDocument)
      // The names of the types are of no use to a page.
      await storeFacts(JSON.parse(JSON.stringify(organisation, omitTypename)) as OfficeFacts)
      return true
    } catch (reason) {
      log.warn({ reason: (reason as Error).message }, 'the office facts are the last known ones')
      return false
    }
  }

  /** The same facts stay the same object; a disk that is full is no reason to show those of before. */
  async function storeFacts(facts: OfficeFacts) {
    const text = JSON.stringify(facts)
    if (text === JSON.stringify(lastFacts)) return
    lastFacts = facts
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(`${file}.new`, text)
      await rename(`${file}.new`, file)
    } catch (reason) {
      log.warn({ reason: (reason as Error).message }, 'the office facts could not be kept')
    }
  }

  async function getOffice() {
    // Concurrent requests share the response; after a failure nobody waits again at once.
    if (!pending || Date.now() - pending.startedAt >= cacheTtl)
      pending = { startedAt: Date.now(), response: fetchFacts() }
    const isCurrent = await pending.response
    return { facts: filterNearHolidays(lastFacts), isCurrent }
  }

  return {
    getOffice,
    getFacts: async () => (await getOffice()).facts,
    getLastFacts: () => lastFacts,
    reset() {
      pending = undefined
    },
  }
}

/** Facts that an older version kept lack some of today's. */
function readLastFacts(file: string, defaultFacts: OfficeFacts): OfficeFacts {
  try {
    return { ...defaultFacts, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<OfficeFacts>) }
  } catch {
    return defaultFacts
  }
}

const omitTypename = (key: string, value: unknown) => (key === '__typename' ? undefined : value)

/** As YYYY-MM-DD, by time zone: making one takes as long as rendering a small part of a page. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format
}

/** Computed here once, since browser and server must agree. */
function filterNearHolidays(facts: OfficeFacts): OfficeFacts {
  const format = getDayFormat(facts.timeZone)
  const today = format.format(Date.now())
  const lastDay = format.format(Date.now() + holidayWindowDays * 86_400_000)
  return { ...facts, holidays: facts.holidays.filter(({ day }) => day >= today && day <= lastDay) }
}
