import { createLog, openDatabase } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { buildEvent, buildPost, buildTeamMember } from '../testing/builders.ts'
import { startPictureSite } from '../testing/picture-site.ts'
import { contentNearSites, startContentNearSites } from '../testing/start-content.ts'
import { buildPicture } from '../testing/upload-files.ts'

/** Starts the background work of the service beside it, as its process does. */
async function startWork({ databaseUrl, settings }: Subgraph): Promise<void> {
  const orm = await openDatabase(contentNearSites, databaseUrl, { pool: 2 })
  const stop = contentNearSites.startBackgroundWork!({ orm, settings, log: createLog('content', 'error') })
  onTestFinished(async () => {
    await stop()
    await orm.close()
  })
}

test('the pictures of items that were stored before, by whatever way, are fetched', async () => {
  const picture = await buildPicture()
  const { url, requests } = await startPictureSite((_request, response) => void response.end(picture))
  const content = await startContentNearSites(buildEvent(), buildPost(), buildTeamMember())
  const em = content.em()
  await em.execute('update event set featured_image = ?', [`${url}/event.jpg`])
  await em.execute('update blog_post set featured_image = ?, content = ?', [
    `${url}/post.jpg`,
    `![](${url}/in.jpg)`,
  ])
  await em.execute('update team_member set photo = ?', [`${url}/person.jpg`])

  await startWork(content)
  const pictures = 'pictures { url }'
  const query = `{ events { ${pictures} } posts { ${pictures} } teamMembers { ${pictures} } }`
  // The same bytes are one file.
  const copy = { url: expect.stringMatching(/^\/api\/files\//) }
  await expect
    .poll(() => content.query(query))
    .toEqual({
      events: [{ pictures: [copy] }],
      posts: [{ pictures: [copy, copy] }],
      teamMembers: [{ pictures: [copy] }],
    })
  expect(requests.toSorted()).toEqual(['/event.jpg', '/in.jpg', '/person.jpg', '/post.jpg'])
})
