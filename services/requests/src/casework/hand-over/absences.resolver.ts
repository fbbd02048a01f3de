/** Absences: people enter their own, and administrators who manage accounts enter anybody's. */
import {
  type Administrator,
  Authorized,
  acquireAdvisoryLock,
  addDays,
  type Context,
  EditConflict,
  Forbidden,
  getLocalDay,
  Invalid,
  maxListLength,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  startOfDay,
  validate,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { Absence, describeAbsence, listAbsences } from '../staff/absence.entity.ts'
import { absence as rules } from '../staff/absence.rules.ts'
import { getStaffMember, type StaffMember } from '../staff/staff-member.ts'
import { coverAbsence } from './cover-absence.ts'

const itemType = 'absence'

@Resolver()
export class AbsencesResolver {
  @Authorized('workOnRequests')
  @Query(() => [Absence], {
    description: 'Who is or will be out of office; without the permission to assign, your own absence alone',
  })
  absences(@Ctx() context: Context): Promise<Absence[]> {
    const { id, role } = requireAdministrator(context)
    return listAbsences(context.em, hasPermission(role, 'assignRequests') ? null : id, maxListLength)
  }

  // Days are nullable in GraphQL, so that the rules can report what is missing.
  @Authorized('workOnRequests')
  @Mutation(() => Absence, { description: 'Your own; that of others only for who manages accounts' })
  async saveAbsence(
    @Arg('administratorId', () => ID) administratorId: string,
    @Arg('startsOn', () => String, { nullable: true }) startsOn: string | null,
    @Arg('endsOn', () => String, { nullable: true }) endsOn: string | null,
    @Arg('standInId', () => ID, {
      nullable: true,
      description:
        'Who has the requests meanwhile; left out, they are in the queue. Needs the permission to assign',
    })
    standInId: string | null,
    @Ctx() context: Context,
  ): Promise<Absence> {
    const actor = requireAbsenceManager(context, administratorId)
    const input = validate(rules, { startsOn, endsOn, standInId })
    const { timeZone } = await getOfficeSettings(context)
    if (input.endsOn < getLocalDay(timeZone)) throw new Invalid({ endsOn: 'The last day is over already' })
    const absent = await getStaffMember(context, administratorId)
    const standIn = input.standInId ? await getStandIn(context, actor, input.standInId) : null
    if (standIn?.id === absent.id) throw new Invalid({ standInId: 'Choose somebody else' })
    const period = {
      startsOn: input.startsOn,
      endsOn: input.endsOn,
      startsAt: startOfDay(input.startsOn, timeZone),
      endsAt: startOfDay(addDays(input.endsOn, 1), timeZone),
    }
    return changeAbsence(context, absent.id, async (em, known) => {
      if (standIn) await assertHere(em, standIn, period)
      if (known?.coveredAt && period.startsAt > new Date())
        throw new Invalid({ startsOn: 'They are out of office already. End that first' })
      const absence = known ?? new Absence()
      const isCovered = absence.standInId === (standIn?.id ?? null)
      Object.assign(absence, {
        ...period,
        administratorId: absent.id,
        administratorName: absent.name,
        standInId: standIn?.id ?? null,
        standInName: standIn?.name ?? null,
        // The stand-in until now hands over to the next one.
        coveredAt: isCovered ? absence.coveredAt : null,
      })
      em.persist(absence)
      const whose = standIn ? `requests to ${standIn.name}` : 'requests to the queue'
      return { absence, action: `set ${period.startsOn} to ${period.endsOn}, ${whose}` }
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => Absence, {
    description: 'Ends it now, whether it has begun or not: they have their requests again',
  })
  endAbsence(
    @Arg('administratorId', () => ID) administratorId: string,
    @Ctx() context: Context,
  ): Promise<Absence> {
    requireAbsenceManager(context, administratorId)
    return changeAbsence(context, administratorId, async (_, known) => {
      if (!known) throw new NotFound(itemType, administratorId)
      return { absence: Object.assign(known, { endsAt: new Date() }), action: 'ended' }
    })
  }
}

/** The caller, if the absence is theirs or they manage accounts; `Forbidden` otherwise. */
function requireAbsenceManager(context: Context, administratorId: string): Administrator {
  const actor = requireAdministrator(context)
  if (administratorId !== actor.id && !hasPermission(actor.role, 'manageAccounts')) throw new Forbidden()
  return actor
}

/** Choosing a stand-in needs the permission to assign requests. */
function getStandIn(context: Context, actor: Administrator, id: string): Promise<StaffMember> {
  if (!hasPermission(actor.role, 'assignRequests')) throw new Forbidden()
  return getStaffMember(context, id, 'standInId')
}

/** `Invalid` for a stand-in who is out of office themselves on one of the days. */
async function assertHere(
  em: EntityManager,
  { id, name }: StaffMember,
  { startsAt, endsAt }: Pick<Absence, 'startsAt' | 'endsAt'>,
) {
  const overlapping = { administratorId: id, startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } }
  const [other] = await em.find(Absence, overlapping, { limit: 1 })
  if (other) throw new Invalid({ standInId: `${name} is out of office until ${other.endsOn}` })
}

/** Changes the absence that somebody has, alone, with its line in the audit; then their requests follow. */
function changeAbsence(
  context: Context,
  administratorId: string,
  change: (em: EntityManager, known: Absence | null) => Promise<{ absence: Absence; action: string }>,
): Promise<Absence> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    await acquireAdvisoryLock(em, `absence of ${administratorId}`)
    const known = await em.findOne(Absence, { administratorId })
    if (known && known.endsAt <= new Date())
      throw new EditConflict(
        'The last absence has just ended, and its requests return. Try again in a moment',
      )
    const { absence, action } = await change(em, known)
    const { id: itemId, administratorName: title } = absence
    recordAuditEvent(em, { actor, action, itemType, itemId, title })
    await scheduleJobs(em, coverAbsence, [absence.id])
    return describeAbsence(absence)
  })
}
