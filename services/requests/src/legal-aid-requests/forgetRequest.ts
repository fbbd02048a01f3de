/** Requests that are over are destroyed when their time has come, as their own page and the privacy policy say. */
import { record } from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { destroyRequest } from './destroyRequest.ts'
import { overSince } from './kept.ts'
import { LegalAidRequest, noun } from './legal-aid-request.ts'

export const forgetRequest: Task = {
  name: 'forget request',

  due: (em, now) => idsOf(em, LegalAidRequest, { $or: overSince(now) }, 'movedAt'),

  async work({ em, now }, id) {
    await em.transactional(async (own) => {
      const request = await own.findOne(
        LegalAidRequest,
        { id, $or: overSince(now()) },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      )
      if (!request) return
      await destroyRequest(own, request)
      record(own, { who: 'Website', action: 'erased', noun, itemId: id, title: request.reference })
    })
  },
}
