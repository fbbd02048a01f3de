/** Screens a request as it comes in, by what is in force at that moment. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest, NewAnswers } from '../legal-aid-requests/legal-aid-request.ts'
import { answered } from './household.ts'
import { screen } from './request-screening.ts'
import { inForce } from './screening-policy.ts'

/** Where no guideline is in force nothing is screened, and the request comes in all the same. */
export async function screenReceived(
  em: EntityManager,
  { id, receivedAt }: Pick<LegalAidRequest, 'id' | 'receivedAt'>,
  { income, householdSize }: NewAnswers['eligibilityData'],
  { dataKey, who, timeZone }: { dataKey: Buffer; who: string; timeZone: string },
): Promise<void> {
  const by = await inForce(em, timeZone)
  if (!by) return
  const household = answered(income, householdSize)
  const asked = { who, income, householdSize, isExact: false, household, at: receivedAt }
  screen(em, { id, dataKey }, asked, by)
}
