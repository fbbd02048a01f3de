/** Screens a request as it comes in, by what is in force at that moment. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { parseHousehold } from './household.ts'
import { saveScreening } from './request-screening.entity.ts'
import { getScreeningCriteria } from './screening-policy.entity.ts'

/** Where no guideline is in force nothing is screened, and the request comes in all the same. */
export async function screenNewRequest(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { screenedBy, timeZone }: { screenedBy: string; timeZone: string },
): Promise<void> {
  const criteria = await getScreeningCriteria(em, timeZone)
  if (!criteria) return
  const { income, householdSize } = decryptedRequest.answers
  const household = parseHousehold(income, householdSize)
  const input = {
    screenedBy,
    income,
    householdSize,
    isExact: false,
    household,
    screenedAt: decryptedRequest.request.receivedAt,
  }
  saveScreening(em, decryptedRequest, input, criteria)
}
