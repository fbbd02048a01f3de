/** Requests that are over are destroyed when their time has come, as their own page and the privacy policy say. */
import { record } from '@access/service-kit'
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { destroyRequest } from './destroyRequest.ts'
import { freeRequest } from './freeRequest.ts'
import { overSince } from './kept.ts'
import { LegalAidRequest, noun } from './legal-aid-request.ts'

export const forgetRequest: Task = {
  name: 'forget request',

  due: (em, now) => idsOf(em, LegalAidRequest, { $or: overSince(now) }, 'movedAt'),

  async work({ em, now }, id) {
    await em.transactional(async (own) => {
      const request = await freeRequest(own, { id, $or: overSince(now()) })
      if (!request) return
      await destroyRequest(own, request)
      record(own, { who: 'Website', action: 'erased', noun, itemId: id, title: request.reference })
    })
  },
}
