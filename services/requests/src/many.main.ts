/** `npm run measure -- queue`: puts in as many requests as it is told, made, sealed and found like any other. */
import { openDatabase, type Settings, settingsFrom } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import given from './conflicts/names/given.json' with { type: 'json' }
import surnames from './conflicts/names/surnames.json' with { type: 'json' }
import { keepParty, newParty } from './conflicts/parties.ts'
import type { Role } from './conflicts/party.ts'
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

const kinds = ['Realty', 'Management', 'Holdings', 'Housing']
const givenNames = given.flatMap((line) => line.split(' '))
const familyNames = surnames.flatMap((line) => line.split(' '))

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
  for (let number = first; number < end; number += 1) {
    const made = request(number, keys, settings)
    em.persist(made)
    const keep = (role: Role, name: string) =>
      keepParty(em, keys, made, newParty(made, role, true), { name, aliases: [] })
    await keep('applicant', somebody(number))
    // One in three does not say who the other side is.
    if (number % 3 === 0) await keep('other side', somebody(number * 7 + 1))
    if (number % 3 === 1) await keep('other side', aLandlord(number))
  }
  await em.flush()
}

/** A name that some others have too. */
function somebody(number: number): string {
  return `${givenNames[number % givenNames.length]} ${familyNames[(number * 13) % familyNames.length]}`
}

/** A company that shares its common words with others, as they do. */
function aLandlord(number: number): string {
  return `${familyNames[number % familyNames.length]} ${kinds[number % kinds.length]} LLC`
}

/** One an hour, back from now. */
function request(number: number, keys: SealingKeys, settings: Settings) {
  const receivedAt = new Date(Date.now() - number * anHour)
  const answers = {
    name: somebody(number),
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
