/** `npm run measure -- queue`: inserts that many made-up requests, encrypted and indexed like any other. */

import { commonGivenNames, commonSurnames } from '@access/name-matching'
import { openDatabase, readSettings, type Settings } from '@access/service-kit'
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { newParty, storeParty } from './casework/conflicts/parties.ts'
import type { PartyRole } from './casework/conflicts/party.entity.ts'
import { newLegalAidRequest } from './intake/legal-aid-requests/legal-aid-request.entity.ts'
import { categories, urgencies } from './intake/legal-aid-requests/legal-aid-request.rules.ts'
import { setStatus } from './intake/legal-aid-requests/set-status.ts'
import type { Status } from './intake/status-history/status.rules.ts'
import { type EncryptionKeys, parseEncryptionKeys } from './platform/encryption/encryption.ts'
import { getDefaultOfficeSettings } from './platform/office/office-settings.ts'
import { requests } from './requests.ts'

const hour = 3_600_000
const batchSize = 500
/** Less than the shortest retention: what has been closed for longer is erased while the rest is measured. */
const maxHoursInStatus = 300 * 24
/** One in four is new, and one in eight has each of the other statuses: more open ones than any office could bear. */
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

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) throw new Error('Say how many')
const settings = readSettings(process.env)
const keys = parseEncryptionKeys(process.env)
const orm = await openDatabase(requests, settings.databaseUrl, { pool: 1 })
try {
  for (let first = 0; first < count; first += batchSize)
    await insertBatch(first, Math.min(count, first + batchSize))
  // As the database does by itself a minute later.
  await (orm.em.fork() as EntityManager).execute('vacuum analyze legal_aid_request, party, party_blind_index')
} finally {
  await orm.close()
}

/** Of a hundred thousand references two are the same one in sixteen times: then others are made. */
async function insertBatch(first: number, end: number): Promise<void> {
  try {
    await insertRequests(orm.em.fork() as EntityManager, first, end)
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    await insertBatch(first, end)
  }
}

async function insertRequests(em: EntityManager, first: number, end: number): Promise<void> {
  for (let number = first; number < end; number += 1) {
    const created = buildRequest(number, keys, settings)
    em.persist(created.request)
    const addParty = (role: PartyRole, name: string) =>
      storeParty(em, keys, created, newParty(created.request, role, true), { name, aliases: [] })
    await addParty('applicant', buildApplicantName(number))
    // One in three does not say who the other side is.
    if (number % 3 === 0) await addParty('other side', buildApplicantName(number * 7 + 1))
    if (number % 3 === 1) await addParty('other side', buildLandlordName(number))
  }
  await em.flush()
}

/** A name that some others have too. */
function buildApplicantName(number: number): string {
  return `${commonGivenNames[number % commonGivenNames.length]} ${commonSurnames[(number * 13) % commonSurnames.length]}`
}

/** A company that shares its common words with others, as they do. */
function buildLandlordName(number: number): string {
  return `${commonSurnames[number % commonSurnames.length]} ${kinds[number % kinds.length]} LLC`
}

/** One an hour, back from now. */
function buildRequest(number: number, keys: EncryptionKeys, settings: Settings) {
  const receivedAt = new Date(Date.now() - number * hour)
  const statusChangedAt = new Date(Date.now() - (number % maxHoursInStatus) * hour)
  const answers = {
    name: buildApplicantName(number),
    email: `applicant-${number}@example.org`,
    phone: '(555) 555-0130',
    description: 'Nothing has happened: this request is there to be counted.',
    category: categories[number % categories.length]!,
    urgency: urgencies[number % urgencies.length]!.value,
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  }
  const created = newLegalAidRequest(answers, keys, getDefaultOfficeSettings(settings), receivedAt)
  const status = statuses[Math.floor(number / 4) % statuses.length]!
  setStatus(created.request, status, statusChangedAt)
  return created
}
