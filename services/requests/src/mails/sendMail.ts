/** Sends what waits in the outbox, and tries again what nobody took. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { addJobs } from '../jobs/addJobs.ts'
import { idsOf } from '../jobs/idsOf.ts'
import type { Desk, Task } from '../jobs/task.ts'
import { theOffice } from '../office/kept-office.ts'
import { lookAtOffice } from '../office/lookAtOffice.ts'
import { keysOf } from '../sealedItem.ts'
import { seal } from '../sealing.ts'
import { explainError, getErrorCode, isFinal, replyIn } from './deliveryErrors.ts'
import { letterIn, Mail, withoutLetter } from './mail.ts'
import { send } from './outgoing.ts'
import { nextTry } from './schedule.ts'

export const sendMail: Task = {
  name: 'send mail',

  due: (em, now) => idsOf(em, Mail, { state: 'waiting', nextTryAt: { $lte: now } }, 'nextTryAt'),

  // If all ends between the server's yes and our knowing of it, the mail goes out again, under the id it has.
  async work(desk, id) {
    await lookAtOffice(desk)
    const office = await theOffice(desk)
    await desk.em.transactional(async (em) => {
      const mail = await em.findOne(Mail, { id, state: 'waiting' }, freeOnes)
      if (!mail) return
      const keys = keysOf(desk)
      try {
        await send(mail, letterIn(mail, keys), { settings: desk.settings, office })
      } catch (error) {
        const reply = replyIn(error)
        // Only a mail that could be opened got as far as a server that replies.
        if (reply) Object.assign(mail, seal(keys, mail.id, { ...letterIn(mail, keys), reply }))
        return notTaken(mail, error, em as EntityManager, desk)
      }
      Object.assign(mail, { state: 'sent', sentAt: desk.now(), ...withoutLetter })
    })
  },
}

const freeOnes = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const

async function notTaken(mail: Mail, error: unknown, em: EntityManager, { log, now }: Desk) {
  const { id, kind, postedAt } = mail
  const again = isFinal(error) ? null : nextTry(postedAt, now())
  mail.tries += 1
  mail.lastError = getErrorCode(error)
  mail.state = again ? 'waiting' : 'dead'
  if (again) {
    mail.nextTryAt = again
    await addJobs(em, sendMail, [id], again)
  }
  const { state, tries, lastError } = mail
  log.warn(
    { mail: id, kind, state, tries, error: lastError, explanation: explainError(lastError) },
    'a mail was not taken',
  )
}
