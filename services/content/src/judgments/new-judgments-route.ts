/** POST /new-judgments: how many judgments of a search were added in some time, for those who follow it. Signed requests only. */

import type { RouteContext } from '@access/service-kit'
import { z } from 'zod'
import { countNewMatches } from './new-judgments.ts'

/** By POST, since a search belongs in no address. */
const newJudgments = z.strictObject({
  search: z.string().nullable(),
  category: z.string().nullable(),
  court: z.string().nullable(),
  after: z.iso.datetime(),
  until: z.iso.datetime(),
})

/** Adds the route to the service. */
export function addNewJudgmentsRoute({ app, orm, requireSignature, readJson }: RouteContext): void {
  app.post('/new-judgments', requireSignature, readJson, async (request, response) => {
    const parsed = newJudgments.safeParse(request.body)
    if (!parsed.success) return void response.status(400).json({ error: 'This is no search' })
    const { search, after, until, ...filters } = parsed.data
    const em = orm.em.fork()
    response.json(await countNewMatches(em, { search, filters, after, until }))
  })
}
