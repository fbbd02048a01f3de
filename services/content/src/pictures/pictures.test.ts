import type { ServerResponse } from 'node:http'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildPost } from '../posts/post.examples.ts'
import { startPictureSite } from '../testing/picture-site.ts'
import { createItem, startContentNearSites, updateItem } from '../testing/start-content.ts'
import { buildPicture, fetchFile } from '../testing/upload-files.ts'

const postFields = 'id title featuredImage content pictures { address url } warnings version updatedAt'
const retryPost = `mutation($id: ID!) { item: fetchBlogPostPictures(id: $id) { ${postFields} } }`

interface Saved {
  id: string
  content: string
  version: number
  updatedAt: string
  pictures: { address: string; url: string | null }[] | null
  warnings: string[] | null
}

const showPicture = (url: string) => ({ content: `Before ![A door](${url}/door.jpg) after` })
const sendPicture = (picture: Buffer) => (_request: unknown, response: ServerResponse) =>
  void response.end(picture)
const savePost = (content: Subgraph, overrides: Parameters<typeof buildPost>[0], id?: string) => {
  const post = buildPost({ featuredImage: null, ...overrides, ...(id && { id }) })
  return (id ? updateItem : createItem)<Saved>(content, post, postFields)
}

test('a picture of another site is fetched once when its item is saved, and served by us', async () => {
  const { url, requests } = await startPictureSite(
    sendPicture(await buildPicture({ width: 700, height: 400 })),
  )
  const content = await startContentNearSites()
  const picture = showPicture(url)
  const item = await savePost(content, picture)
  expect(item).toMatchObject({ ...picture, warnings: null })
  const [copy] = item.pictures!
  expect(copy).toEqual({
    address: `${url}/door.jpg`,
    url: expect.stringMatching(/^\/api\/files\/[\w-]+\/door-700x400\.webp$/),
  })
  expect((await fetchFile(content, copy!.url!)).headers.get('content-type')).toBe('image/webp')

  await savePost(content, { ...picture, title: 'Another title' }, item.id)
  expect(requests).toEqual(['/door.jpg'])
  expect(await content.read('{ posts { content pictures { address url } } }')).toEqual([
    { ...picture, pictures: [copy] },
  ])
})

test('every field with a picture and every picture of a text is fetched, but not what is only text', async () => {
  const site = await startPictureSite(sendPicture(await buildPicture()))
  const content = await startContentNearSites()
  const markdown = [
    `![one](${site.url}/one.jpg "title") and ![two][two]`,
    `\`![code](${site.url}/code.jpg)\` and [a link](${site.url}/link.jpg)`,
    '',
    `[two]: ${site.url}/two.jpg`,
  ].join('\n')
  await savePost(content, { content: markdown })
  expect(site.requests).toEqual(['/one.jpg', '/two.jpg'])
})

test('a save is never lost for a picture: it warns, and the picture can be tried again', async () => {
  let isDown = true
  const picture = await buildPicture()
  const { url } = await startPictureSite((_request, response) => {
    response.statusCode = isDown ? 503 : 200
    response.end(isDown ? 'down' : picture)
  })
  const content = await startContentNearSites()
  const item = await savePost(content, showPicture(url))
  expect(item.pictures).toEqual([{ address: `${url}/door.jpg`, url: null }])
  expect(item.warnings).toEqual([
    `Visitors do not see the picture at ${url}/door.jpg. The website answered with the status 503.`,
  ])
  expect(await content.execute('{ posts { title warnings } }')).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
  expect((await content.queryError(retryPost, { id: item.id })).code).toBe('UNAUTHENTICATED')

  isDown = false
  const retried = await content.readAsAdministrator<Saved>(retryPost, { id: item.id })
  expect(retried).toMatchObject({ warnings: null, version: item.version, updatedAt: item.updatedAt })
  expect(retried.pictures![0]!.url).toMatch(/^\/api\/files\//)
})

const redirect = (location: string) => (response: ServerResponse) =>
  void response.writeHead(302, { location }).end()
const notPublic = 'Its address does not lead to a public website.'

test.each<[string, (response: ServerResponse) => void, string]>([
  ['text', (response) => void response.end('<html>no picture'), 'What is there is not a picture'],
  ['an SVG drawing', (response) => void response.end('<svg onload="alert(1)"/>'), 'What is there is not'],
  [
    'a damaged picture',
    (response) => void response.end(Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1')),
    'could not be opened',
  ],
  [
    'what says that it is too large',
    (response) => response.writeHead(200, { 'content-length': 10_485_761 }).flushHeaders(),
    'It is larger than 10MB.',
  ],
  [
    'what turns out to be too large',
    (response) => {
      response.writeHead(200).on('error', () => {})
      for (let index = 0; index < 11; index += 1) response.write(Buffer.alloc(1024 * 1024))
    },
    'It is larger than 10MB.',
  ],
  ['a broken connection', (response) => void response.destroy(), 'The website did not answer.'],
  ['a redirect to the metadata of a cloud', redirect('http://169.254.169.254/latest/'), notPublic],
  ['a redirect to this machine by its name', redirect('http://[::1]:5432/'), notPublic],
  [
    'a redirect to a file',
    redirect('file:///etc/passwd'),
    'Its address does not begin with https:// or http://.',
  ],
  ['a circle of redirects', redirect('/door.jpg'), 'The website redirected more than 5 times.'],
])('%s is no picture, and nothing of it is stored', async (_name, respond, reason) => {
  const { url } = await startPictureSite((_request, response) => respond(response))
  const content = await startContentNearSites()
  const item = await savePost(content, showPicture(url))
  expect(item.warnings?.[0]).toContain(reason)
  expect(await content.em().execute('select 1 from stored_file')).toEqual([])
})

test('redirects to a public site are followed', async () => {
  const picture = await buildPicture()
  const { url, requests } = await startPictureSite(({ url: path }, response) =>
    path === '/door.jpg'
      ? response.writeHead(302, { location: '/new/door.png' }).end()
      : response.end(picture),
  )
  const content = await startContentNearSites()
  const item = await savePost(content, showPicture(url))
  expect(item.warnings).toBeNull()
  expect(requests).toEqual(['/door.jpg', '/new/door.png'])
})

test('a slow site does not keep a save waiting: the picture comes after the answer', async () => {
  const sent = Promise.withResolvers<void>()
  const picture = await buildPicture()
  const { url } = await startPictureSite(
    (_request, response) => void sent.promise.then(() => response.end(picture)),
  )
  const content = await startContentNearSites()
  const item = await savePost(content, showPicture(url))
  expect(item.warnings).toEqual([expect.stringContaining('It is still being fetched.')])
  sent.resolve()
  await expect
    .poll(async () => {
      const posts = await content.read<Saved[]>('{ posts { pictures { url } } }')
      return posts[0]!.pictures?.[0]?.url
    })
    .toMatch(/^\/api\/files\//)
})

test('the copy of a shown picture cannot be deleted', async () => {
  const { url } = await startPictureSite(sendPicture(await buildPicture()))
  const content = await startContentNearSites()
  const item = await savePost(content, showPicture(url))
  const id = item.pictures![0]!.url!.split('/')[3]
  const error = await content.errorAsAdministrator('mutation($id: ID!) { deleteFile(id: $id) { id } }', {
    id,
  })
  expect(error).toMatchObject({ code: 'CONFLICT' })
})
