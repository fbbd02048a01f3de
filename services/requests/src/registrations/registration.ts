/** A place at an event, or on its waiting list. */
import { randomBytes } from 'node:crypto'
import { ContentType, Flag, Instant, Text, Whole } from '@access/service-kit'
import { Field, Int } from 'type-graphql'
import { SealedItem, sealedInto } from '../sealedItem.ts'
import { mark, type SealingKeys } from '../sealing.ts'
import { isSuspected } from '../tellTales.rules.ts'
import type { RegistrationAnswers } from './registration.rules.ts'

/** Whether somebody has their place, waits for it, or gave it back. */
export type PlaceState = 'placed' | 'waiting' | 'cancelled'

/** What places are counted by stays readable; who comes, and what they need, is sealed. */
@ContentType('Registration')
export class Registration extends SealedItem {
  @Text({ index: true, hidden: true }) event!: string
  @Whole() seats!: number
  @Text() state!: PlaceState
  /** By which the waiting list is in order: a number from the event's own row. */
  @Whole({ hidden: true }) line!: number
  /** Of the secret link, which is how its owner finds it again. */
  @Text({ index: true, hidden: true }) linkMark!: string
  @Flag({ otherwise: false }) suspected!: boolean
  /** When they came, and who let them in; null for whoever has not come. */
  @Instant({ optional: true }) checkedInAt: Date | null = null
  @Text({ optional: true }) checkedInBy: string | null = null

  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String, { nullable: true }) needs?: string | null
  /** On the waiting list, from 1; null for one who does not wait. */
  @Field(() => Int, { nullable: true }) position?: number | null
}

/** What is sealed of it. */
export interface ToldInRegistration {
  name: string
  email: string
  phone: string | null
  needs: string | null
  /** The secret part of the address of its own page. */
  link: string
}

/** A registration made of what somebody sent; `line` is its number, and whether it has a place is decided elsewhere. */
export function newRegistration(answers: RegistrationAnswers, line: number, keys: SealingKeys) {
  const { event, name, email, phone = null, seats, needs = null } = answers
  const link = randomBytes(16).toString('base64url')
  const told: ToldInRegistration = { name, email, phone, needs, link }
  const state = 'waiting' as PlaceState
  const suspected = isSuspected(answers, `${name}\n${needs ?? ''}`)
  const linkMark = mark(keys, linkText(link))
  const made = Object.assign(new Registration(), { event, seats, state, line, linkMark, suspected })
  return sealedInto(made, 'EV', told, keys)
}

/** What is marked, to know a secret link again. */
export const linkText = (link: string) => `link of a place ${link}`
