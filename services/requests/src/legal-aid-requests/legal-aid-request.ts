/** A submitted ask for help. */
import { ContentType, Flag, Index, Instant, Text, Trigger, Whole } from '@access/service-kit'
import { Field, Int } from 'type-graphql'
import { type OfficeHours, promisesOf } from '../promises.ts'
import { nextPromise, queueRank } from '../queue/promise.ts'
import { SealedItem, sealedInto } from '../sealedItem.ts'
import { marks, type SealingKeys } from '../sealing.ts'
import { keepsSteps } from '../steps/request-step.ts'
import type { Status } from './legal-aid-request.moves.ts'
import type { LegalAidRequestAnswers } from './legal-aid-request.rules.ts'
import type { More } from './more.rules.ts'
import { newWords, wordsMarks } from './words.ts'

/** What a request is called in the audit. */
export const noun = 'legal aid request'

/** What is sealed in a request. Those of our first days have no words. */
export interface Told {
  name: string
  email: string
  phone: string
  description: string
  income: string
  householdSize: string
  words?: string
  more?: More
}

/** Where it stands, category and urgency stay readable, so that the inbox can be sorted; the rest is read by opening it. */
@Index({ name: 'legal_aid_request_queue', properties: ['queueRank', 'nextPromise', 'receivedAt', 'id'] })
@Index({
  name: 'legal_aid_request_alike',
  properties: ['status', 'urgency', 'category', 'assigneeId', 'nextPromise'],
})
@Trigger({
  name: 'step_is_kept',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: keepsSteps,
} as never)
@ContentType('LegalAidRequest')
export class LegalAidRequest extends SealedItem {
  @Text() status!: Status
  @Text() category!: string
  @Text() urgency!: string
  @Instant() reviewBy!: Date
  @Instant() matchBy!: Date
  /** Since when it stands where it stands. */
  @Instant({ hidden: true }) movedAt!: Date
  /** When the office first answered whether it can help, and when an attorney first took it on. */
  @Instant({ optional: true }) reviewedAt: Date | null = null
  @Instant({ optional: true }) matchedAt: Date | null = null
  /** When the office last looked into it, or wrote. */
  @Instant({ hidden: true, optional: true }) lookedAt: Date | null = null
  @Instant({ hidden: true, optional: true }) erasedAt: Date | null = null
  /** Since when it must not be forgotten, who said so, and why, sealed under its own key. */
  @Instant({ hidden: true, optional: true }) heldSince: Date | null = null
  @Text({ hidden: true, optional: true }) heldBy: string | null = null
  @Text({ hidden: true, optional: true }) heldFor: string | null = null
  /** When its applicant was asked whether help is still needed, until they answer or it moves. */
  @Instant({ hidden: true, optional: true }) closingAskedAt: Date | null = null
  /** Whether the applicant wants our e-mails; null before they were ever asked for. */
  @Flag({ hidden: true, optional: true }) mailed: boolean | null = null
  /** By which the same person's other requests are found. */
  @Text({ hidden: true, optional: true, index: true }) person: string | null = null
  /** By which the four words are known again. */
  @Text({ hidden: true, optional: true }) wordsMark: string | null = null

  /** The administrator who works on it, and what they were called when it was given to them. */
  @Text({ optional: true }) assigneeId: string | null = null
  @Text({ optional: true }) assigneeName: string | null = null
  /** The promise that is to be kept next; null when none is. */
  @Instant({ optional: true, workedOut: nextPromise }) readonly nextPromise?: Date | null
  @Whole({ hidden: true, workedOut: queueRank }) readonly queueRank?: number

  @Field(() => Int) documentCount?: number
  /** Messages of the applicant that came since the office last looked or wrote. */
  @Field(() => Int) unread?: number
}

/** What a request is made of. What the public form asks for may be unknown where the office takes it in. */
export type NewAnswers = Pick<
  LegalAidRequestAnswers,
  'name' | 'email' | 'phone' | 'description' | 'category' | 'urgency'
> & { eligibilityData: { income: string; householdSize: string } }

/** A request made of what an applicant answered; always new, whatever they sent as its status. Promises are the office's. */
export function newLegalAidRequest(
  answers: NewAnswers,
  keys: SealingKeys,
  office: OfficeHours,
  receivedAt = new Date(),
) {
  const { name, email, phone, description, category, urgency, eligibilityData } = answers
  const words = newWords()
  const told: Told = { name, email, phone, description, ...eligibilityData, words }
  const request = sealedInto(new LegalAidRequest(), 'LA', told, keys, receivedAt)
  return Object.assign(request, {
    status: 'new' as const,
    category,
    urgency,
    movedAt: receivedAt,
    ...promisesOf(receivedAt, office),
    ...knownBy(keys, request.reference, told),
  })
}

/** The marks that a request is found by, made with the key of today. */
export const knownBy = (keys: SealingKeys, reference: string, { email, words }: Told) => ({
  person: personMarks(keys, email)[0]!,
  wordsMark: words === undefined ? null : wordsMarks(keys, reference, words)[0]!,
})

/** The marks of whoever has this e-mail address, by the key of today and by those before it. */
export const personMarks = (keys: SealingKeys, email: string) =>
  marks(keys, `person ${email.normalize('NFKC').trim().toLowerCase()}`)
