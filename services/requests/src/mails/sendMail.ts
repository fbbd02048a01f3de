/** Sends what waits in the outbox, and tries again what nobody took. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { addJobs } from '../jobs/addJobs.ts'
import { idsOf } from '../jobs/idsOf.ts'
import type { Desk, Task } from '../jobs/task.ts'
import { theOffice } from '../office/kept-office.ts'
import { lookAtOffice } from '../office/lookAtOffice.ts'
import { keysOf } from '../sealedItem.ts'
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
      try {
        await send(mail, letterIn(mail, keysOf(desk)), { settings: desk.settings, office })
      } catch (error) {
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
  mail.lastError = kindOf(error)
  mail.state = again ? 'waiting' : 'dead'
  if (again) {
    mail.nextTryAt = again
    await addJobs(em, sendMail, [id], again)
  }
  log.warn(
    { mail: id, kind, state: mail.state, tries: mail.tries, error: mail.lastError },
    'a mail was not taken',
  )
}

interface SmtpError {
  code?: string
  responseCode?: number
}

/** What the mail server says of this mail for good; 50x and 53x are about how we talk to it, which can be mended. */
const isFinal = (error: unknown) => {
  const { code, responseCode } = error as SmtpError
  // No code: not from the way out, but ours; a mail that cannot be opened will not open later.
  return code === undefined || (responseCode !== undefined && responseCode >= 550)
}

/** What kind of failure it was. Its words may hold addresses, and are not kept. */
function kindOf(error: unknown): string {
  const { code, responseCode } = error as SmtpError
  if (responseCode) return `SMTP ${responseCode}`
  return code ?? (error as Error).name
}
