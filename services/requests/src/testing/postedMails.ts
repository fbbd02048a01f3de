/** Mails in the outbox, to try what becomes of them. */
import type { Subgraph } from '@access/service-kit/testing'
import { type Posted, postMail } from '../mails/postMail.ts'
import { keysOf } from '../sealedItem.ts'

const values = { reference: 'LA-7K4M-93XH', receivedAt: 'Saturday, November 21, 1:00 PM' }

/** Posts an emergency notice, or what the test is about instead. */
export const post = (inbox: Subgraph, mail: Partial<Posted> = {}) =>
  inbox.em().transactional((em) =>
    postMail(em as never, keysOf(inbox), {
      kind: 'staffEmergencyNotice',
      to: 'ruth@example.org',
      values,
      ...mail,
    }),
  )

/** That many different addresses. */
export const addresses = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.org`)
