/** What is sent: nine reads to one legal aid request, and nothing of it is an answer that is stored. */

import type { SentRequest } from '../../bench/load/load-job.ts'
import { buildSearchQuery } from '../../bench/sections/search.ts'
import { legalAidRequest } from '../../bench/sections/write.ts'

/** A page with a search that nobody has made before. */
const readPage = (path: string): SentRequest => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
})

/** Other variables each time make it another operation for every cache. */
const searchJudgments = buildSearchQuery('court')

export const submissionPath = legalAidRequest.path

/** Sent in turn. */
export const requestMix: SentRequest[] = [
  readPage('/judgments?q=court+{n}'),
  searchJudgments,
  readPage('/search?q=housing+{n}'),
  searchJudgments,
  readPage('/cases?q=eviction+{n}'),
  legalAidRequest,
  searchJudgments,
  readPage('/blog?q=tenant+{n}'),
  searchJudgments,
  searchJudgments,
]
