/** What applicants do about their request, each in the transaction that holds it. */
import { Changed, record, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { keepToldParties } from '../conflicts/parties.ts'
import { attachDocuments } from '../documents/attach.ts'
import { destroyRequest } from '../legal-aid-requests/destroyRequest.ts'
import { backupsUntil, mayReopen } from '../legal-aid-requests/kept.ts'
import { mayErase, mayWithdraw } from '../legal-aid-requests/legal-aid-request.moves.ts'
import { type LegalAidRequest, noun, type Told } from '../legal-aid-requests/legal-aid-request.ts'
import type { More } from '../legal-aid-requests/more.rules.ts'
import { moveTo } from '../legal-aid-requests/moving.ts'
import { mailErased, mailReference } from '../legal-aid-requests/requestMails.ts'
import { answerWhetherStillNeeded } from '../letters/stillNeeded.ts'
import { theOffice } from '../office/kept-office.ts'
import { takeMessage } from '../request-messages/request-message.ts'
import { resealed } from '../sealedItem.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'

/** A request in the hands of its applicant. */
export interface Acting {
  em: EntityManager
  keys: SealingKeys
  request: LegalAidRequest
  settings: Settings
}

/** What is done once is done: doing it again, after a line that broke, changes nothing. */
export type Act = (acting: Acting) => Promise<void>

/** Writes to the office. */
export const write =
  (text: string): Act =>
  async (acting) => {
    const { em } = acting
    if (await takeMessage(em, openRequest(acting), text)) recordIn(acting, 'wrote')
  }

/** Sends more papers. */
export const addPapers =
  (ids: readonly string[]): Act =>
  async (acting) => {
    await attachDocuments(acting.em, acting.keys, ids, openRequest(acting))
    recordIn(acting, 'sent papers')
  }

/** Says whether help is still needed, once the office has asked. */
export const sayStillNeeded =
  (isNeeded: boolean): Act =>
  async (acting) => {
    // The second press of a button.
    if (!isNeeded && acting.request.status === 'closed') return
    answerWhetherStillNeeded(acting.request, isNeeded)
    recordIn(acting, isNeeded ? 'still needs help' : 'let us close')
  }

/** Takes the request back. */
export const withdraw: Act = async (acting) => {
  if (acting.request.status === 'withdrawn') return
  if (!mayWithdraw(acting.request.status)) throw new Changed('This request can no longer be withdrawn')
  moved(acting, 'withdrawn')
  recordIn(acting, 'withdrew')
}

/** Takes back that it was taken back. */
export const reopen: Act = async (acting) => {
  if (acting.request.status === 'in_review') return
  if (!mayReopen(acting.request)) throw new Changed('This request can no longer be opened again')
  moved(acting, 'in_review')
  recordIn(acting, 'opened again')
}

/** Wants e-mails, or no more of them. The first wish brings the reference; afterwards there is only news. */
export const mail =
  (wanted: boolean): Act =>
  async (acting) => {
    const { em, keys, request, settings } = acting
    if (request.mailed === wanted) return
    if (wanted && request.mailed === null)
      await mailReference(em, keys, request, await theOffice({ em, settings }))
    request.mailed = wanted
    recordIn(acting, wanted ? 'asked for e-mails' : 'wanted no e-mails')
  }

/** Tells more. Whoever says how we may reach them, and leaves e-mail out, gets none from now on. */
export const tell =
  (more: More): Act =>
  async (acting) => {
    const { em, keys, request } = acting
    const added = Object.entries(more).filter(([, value]) => value !== undefined)
    if (added.length === 0) return
    const told = unseal<Told>(keys, request.id, request)
    resealed(request, { ...told, more: { ...told.more, ...Object.fromEntries(added) } }, keys)
    await keepToldParties(em, keys, request)
    if (more.safeWays && !more.safeWays.includes('Email')) request.mailed &&= false
    recordIn(acting, 'told more')
  }

/** Destroys the request's key and what it locked; its reference stays, to say so. */
export const erase: Act = async (acting) => {
  const { em, keys, request, settings } = acting
  if (!mayErase(request.status)) throw new Changed('This request cannot be erased')
  if (request.heldSince) throw new Changed('We have to keep this request for now')
  const office = await theOffice({ em, settings })
  await mailErased(em, keys, request, { office, backupsUntil: backupsUntil(new Date(), settings) })
  await destroyRequest(em, request)
  recordIn(acting, 'erased')
}

const openRequest = ({ keys, request }: Acting) => ({
  id: request.id,
  dataKey: dataKeyOf(keys, request.id, request),
})

function moved({ request }: Acting, status: LegalAidRequest['status']) {
  moveTo(request, status)
}

function recordIn({ em, request }: Acting, action: string) {
  record(em, { who: 'Applicant', action, noun, itemId: request.id, title: request.reference })
}
