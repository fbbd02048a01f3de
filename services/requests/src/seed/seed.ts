/** The demonstration's inbox, sealed like any other. */
import { check, markDemo, record, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { conclude } from '../conflicts/deciding.ts'
import { keep } from '../conflicts/kept-party.ts'
import { keepToldParties } from '../conflicts/parties.ts'
import { contactMessage } from '../contact-messages/contact-message.rules.ts'
import { newContactMessage } from '../contact-messages/contact-message.ts'
import type { Status } from '../legal-aid-requests/legal-aid-request.moves.ts'
import { legalAidRequest, urgencies } from '../legal-aid-requests/legal-aid-request.rules.ts'
import {
  type LegalAidRequest,
  type NewAnswers,
  newLegalAidRequest,
  noun,
  type Told,
} from '../legal-aid-requests/legal-aid-request.ts'
import { type More, more } from '../legal-aid-requests/more.rules.ts'
import { moveTo } from '../legal-aid-requests/moving.ts'
import letters from '../letters/defaults.json' with { type: 'json' }
import { letterKindFor } from '../letters/goingWith.ts'
import { filledLetter } from '../letters/letter.rules.ts'
import { valuesFor } from '../letters/letterValues.ts'
import { type Office, usualOffice } from '../office/office.ts'
import { type Writer, writeMessage } from '../request-messages/request-message.ts'
import { screenReceived } from '../screening/screenReceived.ts'
import { resealed, type SealedItem } from '../sealedItem.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import conversations from './conversations.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }
import parties from './parties.json' with { type: 'json' }
import requests from './requests.json' with { type: 'json' }

/** Who has worked here before. */
const colleague = { id: '', name: 'Administrator' }

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Puts in twelve requests, what was written about some, eight messages and whom we must not act against. */
export async function fillInbox(
  em: EntityManager,
  keys: SealingKeys,
  settings: Pick<Settings, 'timeZone' | 'env'>,
) {
  const office = usualOffice(settings)
  // As they came: what was known when one was looked at came before it.
  for (const { hoursAgo, status, urgency, more: added, ...answers } of requests.toReversed()) {
    const sent = { ...answers, urgency: urgencies.find(({ label }) => label === urgency)?.value }
    const receivedAt = ago(hoursAgo)
    const request = newLegalAidRequest(check(legalAidRequest, sent), keys, office, receivedAt)
    const movedAt = status === 'new' ? receivedAt : ago(hoursAgo / 2)
    moveTo(request, status as Status, movedAt)
    if (added) tellMore(request, check(more, added), keys)
    receive(em, noun, request)
    await keepToldParties(em, keys, request)
    if (status !== 'new')
      await conclude({ em, keys, request, administrator: colleague }, { outcome: 'clear', reason: null })
    await screenAnswers(em, keys, request, { ...answers, timeZone: office.timeZone })
    converse(em, keys, request, answers.name)
    writeUsualLetter(em, keys, request, office)
  }
  for (const { hoursAgo, ...answers } of messages) {
    receive(em, 'contact message', newContactMessage(check(contactMessage, answers), keys, ago(hoursAgo)))
  }
  markDemo(
    em,
    parties.map((party) => keep(em, keys, { ...party, by: colleague.name })),
  )
}

/** What its applicant answered once the request was sent. */
function tellMore(request: LegalAidRequest, more: More, keys: SealingKeys) {
  resealed(request, { ...unseal<Told>(keys, request.id, request), more }, keys)
}

function screenAnswers(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  { eligibilityData, timeZone }: { eligibilityData: NewAnswers['eligibilityData']; timeZone: string },
) {
  const dataKey = dataKeyOf(keys, request.id, request)
  return screenReceived(em, request, eligibilityData, { dataKey, who: 'Website', timeZone })
}

function converse(em: EntityManager, keys: SealingKeys, request: LegalAidRequest, name: string) {
  const dataKey = dataKeyOf(keys, request.id, request)
  const messages = conversations.find((conversation) => conversation.with === name)?.messages ?? []
  for (const { from, hoursAgo, text } of messages) {
    const at = ago(hoursAgo)
    writeMessage(em, { id: request.id, dataKey }, { from: from as Writer, at, text })
    if (from === 'office') request.lookedAt = at
  }
}

/** Where it stands because of a letter, that letter. */
function writeUsualLetter(em: EntityManager, keys: SealingKeys, request: LegalAidRequest, office: Office) {
  const { id, status, movedAt: at } = request
  const letter = letters.find(({ kind }) => kind === letterKindFor[status])
  if (!letter) return
  const text = filledLetter(`${letter.subject}\n\n${letter.text}`, valuesFor(request, office))
  writeMessage(em, { id, dataKey: dataKeyOf(keys, id, request) }, { from: 'office', at, text })
}

function receive(em: EntityManager, noun: string, item: SealedItem) {
  em.persist(item)
  markDemo(em, [item])
  const { id: itemId, reference: title, receivedAt: at } = item
  record(em, { who: 'Website', action: 'received', noun, itemId, title, at })
}
