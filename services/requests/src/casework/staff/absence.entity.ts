/** A colleague's absence, and who gets their requests meanwhile. */
import { Day, EditConflict, Instant, Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'

/** One at a time for each colleague. It is deleted when it is over; the audit log has it. */
@Table('absence')
@ObjectType('Absence', { simpleResolvers: true })
export class Absence extends Item {
  /** The administrator's id, and what they are called. */
  @Text({ isUnique: true }) administratorId!: string
  @Text() administratorName!: string
  @Day() startsOn!: string
  @Day() endsOn!: string
  /** Who has their requests meanwhile; null where they are back in the queue. */
  @Text({ isOptional: true }) standInId: string | null = null
  @Text({ isOptional: true }) standInName: string | null = null
  /** The first moment of the first day, and that of the day after the last, where the office is. */
  @Instant({ isHidden: true }) startsAt!: Date
  @Instant({ isHidden: true }) endsAt!: Date
  /** When their requests went to the stand-in. */
  @Instant({ isHidden: true, isOptional: true }) coveredAt: Date | null = null
  @Field(() => Boolean, { description: 'Whether they are out of office at this moment' })
  isAway?: boolean
}

/** The absence, with whether it has begun. */
export const describeAbsence = (absence: Absence, now = new Date()): Absence =>
  Object.assign(absence, { isAway: absence.startsAt <= now && absence.endsAt > now })

/** Current and planned absences of one colleague, or of all, in order. */
export async function listAbsences(
  em: EntityManager,
  administratorId: string | null,
  limit: number,
): Promise<Absence[]> {
  const now = new Date()
  const where = { endsAt: { $gt: now }, ...(administratorId !== null && { administratorId }) }
  const absences = await em.find(Absence, where, { orderBy: { startsAt: 'asc', id: 'asc' }, limit })
  return absences.map((absence) => describeAbsence(absence, now))
}

/** `EditConflict` for anyone who is out of office: new work would lie there until they are back. */
export async function assertNotAway(em: EntityManager, administratorId: string): Promise<void> {
  const now = new Date()
  const isAway = { administratorId, startsAt: { $lte: now }, endsAt: { $gt: now } }
  if ((await em.count(Absence, isAway)) > 0)
    throw new EditConflict('You are out of office. End that in your account to take requests')
}
