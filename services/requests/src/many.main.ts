/** `npm run measure -- queue`: puts in as many requests as it is told, made and sealed like any other. */
import { openDatabase, type Settings, settingsFrom } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Status } from './legal-aid-requests/legal-aid-request.moves.ts'
import { categories, urgencies } from './legal-aid-requests/legal-aid-request.rules.ts'
import { newLegalAidRequest } from './legal-aid-requests/legal-aid-request.ts'
import { moveTo } from './legal-aid-requests/moving.ts'
import { usualOffice } from './office/office.ts'
import { requests } from './requests.ts'
import { type SealingKeys, sealingKeys } from './sealing.ts'

const anHour = 3_600_000
const atOnce = 500
/** One in four is new, and one in eight stands at each of the rest: more is open than any office could bear. */
const statuses: Status[] = [
  'new',
  'new',
  'in_review',
  'eligible',
  'info_needed',
  'matched',
  'declined',
  'closed',
]

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) throw new Error('Say how many')
const settings = settingsFrom(process.env)
const keys = sealingKeys(process.env)
const orm = await openDatabase(requests, settings.databaseUrl, { pool: 1 })
try {
  for (let first = 0; first < count; first += atOnce)
    await put(orm.em.fork() as EntityManager, first, Math.min(count, first + atOnce))
  // As the database does by itself a minute later.
  await (orm.em.fork() as EntityManager).execute('vacuum analyze legal_aid_request')
} finally {
  await orm.close()
}

async function put(em: EntityManager, first: number, end: number): Promise<void> {
  for (let number = first; number < end; number += 1) em.persist(request(number, keys, settings))
  await em.flush()
}

/** One an hour, back from now. */
function request(number: number, keys: SealingKeys, settings: Settings) {
  const receivedAt = new Date(Date.now() - number * anHour)
  const answers = {
    name: `Applicant ${number}`,
    email: `applicant-${number}@example.org`,
    phone: '(555) 555-0130',
    description: 'Nothing has happened: this request is there to be counted.',
    category: categories[number % categories.length]!,
    urgency: urgencies[number % urgencies.length]!.value,
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  }
  const made = newLegalAidRequest(answers, keys, usualOffice(settings), receivedAt)
  const status = statuses[Math.floor(number / 4) % statuses.length]!
  moveTo(made, status, receivedAt)
  return made
}
