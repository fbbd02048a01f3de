/**
 * Has papers looked at for viruses, once they are stored: nobody who asks for help waits for it. A paper stays pending,
 * and nobody opens it, until clamd has said what it is.
 */
import { record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { addJobs } from '../../jobs/addJobs.ts'
import { idsOf } from '../../jobs/idsOf.ts'
import type { Desk, Task } from '../../jobs/task.ts'
import { LegalAidRequest } from '../../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../../sealedItem.ts'
import { dataKeyOf } from '../../sealing.ts'
import { readBytes } from '../bytes.ts'
import type { Scan } from '../document.rules.ts'
import { Document } from '../document.ts'
import { keyHeldBy, ownKey } from '../documentKeys.ts'
import { isInfected } from './clamd.ts'

/** A clamd that hangs must leave lanes of the queue to the mails. */
const mostAtOnce = 2
const later = 5_000
let underWay = 0

export const scanDocument: Task = {
  name: 'scan document',
  due: (em) => idsOf(em, Document, { scan: 'pending' }, 'createdAt'),
  async work(desk, id) {
    if (underWay === mostAtOnce) {
      return addJobs(desk.em, scanDocument, [id], new Date(desk.now().getTime() + later))
    }
    underWay += 1
    try {
      await scan(desk, id)
    } finally {
      underWay -= 1
    }
  },
}

// Without a lock, for it may take long, and the paper's request must not wait: who looks twice sees the same.
async function scan({ em, settings }: Desk, id: string) {
  const document = await em.findOne(Document, { id, scan: 'pending' })
  if (!document) return
  const { CLAMD } = settings.env
  if (!CLAMD) return found(em, document, 'unscanned')
  const infected = await isInfected(await opened(em, document, settings), CLAMD)
  await found(em, document, infected ? 'infected' : 'clean')
}

async function opened(em: EntityManager, document: Document, settings: Desk['settings']): Promise<Buffer> {
  const keys = keysOf({ settings })
  const request = document.requestId && (await em.findOneOrFail(LegalAidRequest, { id: document.requestId }))
  const key = request ? keyHeldBy(dataKeyOf(keys, request.id, request), document) : ownKey(document, keys)
  return readBytes(em, document, key)
}

async function found(em: EntityManager, { id }: Document, scan: Scan) {
  await em.transactional(async (inside) => {
    await inside.nativeUpdate(Document, { id }, { scan })
    if (scan !== 'infected') return
    // It may have become a request's in the meantime.
    const { requestId: itemId } = await inside.findOneOrFail(Document, { id }, { refresh: true })
    if (itemId) record(inside, { who: 'Virus scanner', action: 'found a virus in', noun: 'document', itemId })
  })
}
