/** POST /documents: takes a paper, looks whether it is one, and stores it sealed. Nothing of it is ever on a disk unsealed. */
import { type Context, type Inside, TooBusy } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { addJobs } from '../jobs/addJobs.ts'
import { keysOf } from '../sealedItem.ts'
import { keptUntil } from './attach.ts'
import { storeBytes } from './bytes.ts'
import { type Kind, kindOf, type Scan, sentences } from './document.rules.ts'
import { type Sent, sealedDocument } from './document.ts'
import { inspect } from './inspect/inspect.ts'
import type { Places } from './places.ts'
import { readFile } from './readFile.ts'
import { Refused } from './refused.ts'
import { scanDocument } from './scan/scanDocument.ts'
import { countUpload } from './upload.ts'

/** Papers that belong to nothing yet, all together: 2 GB. */
const mostWaiting = 2 * 1024 ** 3

/** What the sender of a paper is told. */
interface Receipt {
  id: string
  name: string
  kind: Kind
  size: number
  scan: Scan
  keptUntil: Date
}

/** Rejects with what `answering` knows how to say. */
export function receiveBy({ orm, settings }: Inside, places: Places) {
  return async (request: Request, answer: Response): Promise<void> => {
    const em = orm.em.fork() as EntityManager
    const receipt = await places.during(async () => {
      const address = String(request.headers['x-client-address'] ?? '')
      if (settings.throttles && address) await countUpload(em, keysOf({ settings }), address)
      return store(em, settings, await inspected(request))
    })
    answer.status(201).set('cache-control', 'no-store').json(receipt)
  }
}

async function inspected(request: Request): Promise<Sent> {
  const { name, bytes } = await readFile(request)
  const kind = kindOf(name)!
  const reason = await inspect(kind, bytes)
  if (reason) throw new Refused(reason, { name, size: bytes.length })
  return { name, kind, bytes }
}

async function store(em: EntityManager, settings: Context['settings'], sent: Sent): Promise<Receipt> {
  const keys = keysOf({ settings })
  return em.transactional(async (inside) => {
    await refuseWhenFull(inside, sent)
    const scan = settings.env.CLAMD ? 'pending' : 'unscanned'
    const { document, sealedBytes } = sealedDocument(sent, scan, keys)
    await inside.persist(document).flush()
    await storeBytes(inside, document, sealedBytes)
    if (scan === 'pending') await addJobs(inside, scanDocument, [document.id])
    const { id, kind, size } = document
    return { id, name: sent.name, kind, size, scan, keptUntil: keptUntil(document) }
  })
}

async function refuseWhenFull(em: EntityManager, { name, bytes }: Sent) {
  const [{ waiting }] = await em.execute<[{ waiting: string }]>(
    'select coalesce(sum(size), 0) as waiting from document where request_id is null',
  )
  if (Number(waiting) + bytes.length > mostWaiting) throw new TooBusy(60, sentences.serverBusy(name))
}
