/** Takes in a legal aid request: sealed, with its papers and its promises. The staff are told by mail. */
import { type Context, record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { keepToldParties } from '../conflicts/parties.ts'
import { attachDocuments } from '../documents/attach.ts'
import { theOffice } from '../office/kept-office.ts'
import { screenReceived } from '../screening/screenReceived.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { type LegalAidRequest, type NewAnswers, newLegalAidRequest, noun } from './legal-aid-request.ts'
import { mailStaff } from './requestMails.ts'

interface Taking {
  em: EntityManager
  /** Who brings it: the website, or an administrator by name. */
  who: string
  /** The ids of papers that were sent before. */
  papers?: readonly string[]
}

/** Stores it with whatever else this `em` is about to flush. */
export async function takeRequest(
  context: Context,
  answers: NewAnswers,
  { em, who, papers = [] }: Taking,
): Promise<LegalAidRequest> {
  const office = await theOffice({ em, settings: context.settings })
  const keys = keysOf(context)
  const request = newLegalAidRequest(answers, keys, office)
  const dataKey = dataKeyOf(keys, request.id, request)
  em.persist(request)
  await attachDocuments(em, keys, papers, { id: request.id, dataKey })
  const { timeZone } = office
  await screenReceived(em, request, answers.eligibilityData, { dataKey, who, timeZone })
  await keepToldParties(em, keys, request)
  await mailStaff(em, keys, request, { office, documentCount: papers.length })
  record(em, { who, action: 'received', noun, itemId: request.id, title: request.reference })
  return request
}
