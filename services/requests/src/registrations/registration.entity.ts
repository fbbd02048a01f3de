/** A registration for an event, placed or on its waiting list. */
import { randomBytes } from 'node:crypto'
import { ContentType, Flag, Instant, Integer, Text } from '@access/service-kit'
import { Field, Int } from 'type-graphql'
import {
  createEventRecorder,
  EncryptedItem,
  fillEncryptedItem,
} from '../platform/encryption/encrypted-item.entity.ts'
import { computeBlindIndex, type EncryptionKeys } from '../platform/encryption/encryption.ts'
import { isLikelySpam } from '../platform/spam/spam-signals.rules.ts'
import type { RegistrationAnswers } from './registration.rules.ts'

/** What a registration is called in the audit. */
export const itemType = 'registration'

/** Whether it has its seats, waits for them, or was cancelled. */
export type RegistrationState = 'placed' | 'waiting' | 'cancelled'

/** What seats are counted by is not encrypted; who comes, and what they need, is. */
@ContentType('Registration')
export class Registration extends EncryptedItem {
  @Text({ isIndexed: true, isHidden: true }) event!: string
  @Integer() seats!: number
  @Text() state!: RegistrationState
  /** By which the waiting list is in order: a number from the event's own row. */
  @Integer({ isHidden: true }) sequenceNumber!: number
  /** Of the secret link, which is how its owner finds it again. */
  @Text({ isIndexed: true, isHidden: true }) linkHash!: string
  @Flag({ defaultValue: false }) isSuspectedSpam!: boolean
  /** Whether they ticked that they want emails about it; nobody else gets any. */
  @Flag({ defaultValue: false }) hasEmailUpdates!: boolean
  /** Blind indexes of the email address and of the client's: so many seats of an event are anybody's at most. */
  @Text({ isOptional: true, isHidden: true }) addressHash: string | null = null
  @Text({ isOptional: true, isHidden: true }) senderHash: string | null = null
  /** When they came, and who let them in; null for a guest who has not come. */
  @Instant({ isOptional: true }) checkedInAt: Date | null = null
  @Text({ isOptional: true }) checkedInBy: string | null = null

  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String, { nullable: true }) needs?: string | null
  /** On the waiting list, from 1; null for one who does not wait. */
  @Field(() => Int, { nullable: true }) position?: number | null
}

/** What is encrypted of it. */
export interface RegistrationPayload {
  name: string
  email: string
  phone: string | null
  needs: string | null
  /** The secret part of the address of its own page. */
  link: string
}

/** A registration made of what somebody sent; seats are allocated by `seat-allocation.ts`. */
export function newRegistration(answers: RegistrationAnswers, sequenceNumber: number, keys: EncryptionKeys) {
  const { event, name, email, phone = null, seats, needs = null, emailUpdates } = answers
  const link = randomBytes(16).toString('base64url')
  const payload: RegistrationPayload = { name, email, phone, needs, link }
  const state = 'waiting' as RegistrationState
  const isSuspectedSpam = isLikelySpam(answers, `${name}\n${needs ?? ''}`)
  const linkHash = computeBlindIndex(keys, getLinkIndexText(link))
  const created = Object.assign(new Registration(), {
    event,
    seats,
    state,
    sequenceNumber,
    linkHash,
    isSuspectedSpam,
    hasEmailUpdates: emailUpdates === true,
  })
  return fillEncryptedItem(created, 'EV', payload, keys)
}

/** Whether we email them about it, and whether the emails that they asked for are held, as it looks like spam. */
export const getEmailUpdates = ({
  hasEmailUpdates,
  isSuspectedSpam,
}: Pick<Registration, 'hasEmailUpdates' | 'isSuspectedSpam'>) => ({
  hasEmailUpdates: hasEmailUpdates && !isSuspectedSpam,
  isEmailHeld: hasEmailUpdates && isSuspectedSpam,
})

/** What is marked, to know a secret link again. */
export const getLinkIndexText = (link: string) => `link of a place ${link}`

export const recordRegistrationEvent = createEventRecorder(itemType)
