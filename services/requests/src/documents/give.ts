/** GET /documents/:id: gives a request's paper to an administrator, to be saved and never to be shown by the browser. */
import { Changed, type Inside, isUuid, NotFound, record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { isShut } from '../conflicts/gate.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../sealedItem.ts'
import { CannotUnseal, dataKeyOf, type SealingKeys } from '../sealing.ts'
import { readBytes } from './bytes.ts'
import { kinds, type Scan } from './document.rules.ts'
import { Document } from './document.ts'
import { keyHeldBy } from './documentKeys.ts'
import { openedName } from './requestDocument.ts'

const notNow: Partial<Record<Scan, string>> = {
  pending: 'This file has not been checked for viruses yet. Try again in a few minutes.',
  infected: 'This file contains a virus, so nobody can open it here.',
}

/** Rejects with what `answering` knows how to say. Who opened what is in the audit before the first byte leaves. */
export function giveBy({ orm, settings, administratorOf }: Inside) {
  const keys = keysOf({ settings })
  return async (request: Request, answer: Response): Promise<void> => {
    const administrator = await administratorOf(request)
    const { name: who } = administrator
    const em = orm.em.fork() as EntityManager
    const { document, legalAidRequest } = await found(em, String(request.params.id))
    const reason = notNow[document.scan]
    if (reason) throw new Changed(reason)
    if (await isShut(em, keys, legalAidRequest, administrator))
      throw new Changed('This request has not been checked for conflicts yet. Open it first.')

    const about = { who, noun: 'document', itemId: legalAidRequest.id, title: legalAidRequest.reference }
    try {
      const { name, bytes } = await opened(em, keys, document, legalAidRequest)
      record(em, { ...about, action: 'opened' })
      await em.flush()
      send(answer, document, name, bytes)
    } catch (error) {
      if (!(error instanceof CannotUnseal)) throw error
      record(em, { ...about, action: 'could not be opened' })
      await em.flush()
      throw error
    }
  }
}

/** What belongs to no request is nobody's to read yet. */
async function found(em: EntityManager, id: string) {
  const document = isUuid(id) ? await em.findOne(Document, { id, requestId: { $ne: null } }) : null
  const legalAidRequest = document && (await em.findOne(LegalAidRequest, { id: document.requestId! }))
  if (!legalAidRequest) throw new NotFound('document', id)
  return { document, legalAidRequest }
}

async function opened(em: EntityManager, keys: SealingKeys, document: Document, request: LegalAidRequest) {
  const key = keyHeldBy(dataKeyOf(keys, request.id, request), document)
  const bytes = await readBytes(em, document, key)
  const name = openedName(document, () => key) ?? `${request.reference}.${document.kind}`
  return { name, bytes }
}

function send(answer: Response, { kind }: Document, name: string, bytes: Buffer) {
  answer
    .attachment(name)
    .set({
      // By what was found inside, whatever the browser that sent it said.
      'content-type': kinds.find((known) => known.kind === kind)!.type,
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    })
    .end(bytes)
}
