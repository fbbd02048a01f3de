import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { openStatuses } from '../../intake/status-history/status.rules.ts'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import type { OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import { notifyAssignee } from '../notifications/notify-assignee.ts'
import { setAssignee } from '../queue/assignment.ts'
import { Absence } from '../staff/absence.entity.ts'
import { findStaffMember, type StaffMember } from '../staff/staff-member.ts'
import { recordFinalChange } from '../undo/undoable-change.ts'
import { sendCoverEmail } from './hand-over-emails.ts'

export const coverAbsence: Task = {
  name: 'cover absence',

  listDue: (em, now) =>
    listDueIds(
      em,
      Absence,
      { $or: [{ coveredAt: null, startsAt: { $lte: now } }, { endsAt: { $lte: now } }] },
      'startsAt',
    ),

  async run(context, id) {
    const { em, settings, now } = context
    const stored = await em.fork().findOne(Absence, { id })
    if (!stored) return
    // Asked before the transaction, which must not wait for another service.
    const absent = await findStaffMember(settings, stored.administratorId)
    const standIn = stored.standInId === null ? null : await findStaffMember(settings, stored.standInId)
    await em.transactional(async (transaction) => {
      const absence = await transaction.findOne(
        Absence,
        { id },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      )
      // Somebody else is chosen by now: the next minute asks for them.
      if (!absence || absence.standInId !== stored.standInId) return
      if (absence.endsAt <= now()) return returnRequests(transaction, absence, absent)
      if (absence.coveredAt || absence.startsAt > now()) return
      absence.coveredAt = now()
      await giveToStandIn({ em: transaction, settings }, absence, standIn)
    })
  },
}

/** Gives the stand-in, or the queue, their requests and those that an earlier stand-in has for them. */
async function giveToStandIn(context: OfficeContext, absence: Absence, standIn: StaffMember | null) {
  const { administratorId } = absence
  const requests = await lockOpenRequests(context.em, {
    $or: [{ assigneeId: administratorId }, { returnsToId: administratorId }],
  })
  for (const request of requests) {
    // After two absences in a row, it returns to its first owner.
    const returnsToId = request.returnsToId ?? administratorId
    moveRequest(context.em, request, absence, standIn)
    if (standIn) await notifyAssignee(context.em, request, 'assigned', getActor(absence), { hasEmail: true })
    request.returnsToId = returnsToId
  }
  if (standIn && requests.length > 0) await sendCoverEmail(context, standIn, { requests, absence })
}

/** Returns the requests that were not reassigned meanwhile; nothing moves for a colleague who has left. */
async function returnRequests(em: EntityManager, absence: Absence, absent: StaffMember | null) {
  for (const request of await lockOpenRequests(em, { returnsToId: absence.administratorId })) {
    if (absent) moveRequest(em, request, absence, absent)
    else request.returnsToId = null
  }
  em.remove(absence)
}

const lockOpenRequests = (em: EntityManager, where: FilterQuery<LegalAidRequest>) =>
  em.find(
    LegalAidRequest,
    { $and: [where, { status: { $in: [...openStatuses] } }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )

const getActor = ({ administratorId, administratorName }: Absence) => ({
  id: administratorId,
  name: administratorName,
})

/** Moves it as if its assignee had handed it over, so that nobody has to say why they open it. */
function moveRequest(em: EntityManager, request: LegalAidRequest, absence: Absence, to: StaffMember | null) {
  setAssignee(request, to, request.assigneeId ?? absence.administratorId)
  recordFinalChange(request)
  recordRequestEvent(em, request, getActor(absence), to ? `assigned to ${to.name}` : 'assigned to nobody')
}
