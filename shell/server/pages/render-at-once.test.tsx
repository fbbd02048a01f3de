import { contract, defaultFacts, lazyPage, Page, type PageHandle, type Remote } from '@access/kit'
import { useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { expect, test, vi } from 'vitest'
import { type RenderOptions, renderPage } from '../../src/server.tsx'
import { silenceConsoleError } from '../../testing/console-errors.ts'

type PageModule = Awaited<ReturnType<PageHandle['load']>>

const NewsDocument = 'query News($id: String) { news(id: $id) { id title } }'
const getPageQuery = ({ id }: { id?: string | undefined }, searchParams: URLSearchParams) =>
  searchParams.has('silent') ? null : { query: NewsDocument, variables: { id: id ?? searchParams.get('id') } }

function News() {
  const [params] = useSearchParams()
  const query = getPageQuery(useParams(), params)
  const [{ data, error }] = useQuery({ query: NewsDocument, variables: {}, ...query, pause: query === null })
  const news = data?.news as { title: string } | null | undefined
  if (error)
    return (
      <Page title="Try again">
        <p>no news &amp; &lt;nothing&gt;</p>
      </Page>
    )
  if (!news) return <Page title="Not Found" status={404} robots="noindex" />
  if (news.title === 'broken') throw new Error('broken news')
  return (
    <Page title={news.title} description="All news">
      <p>
        {news.title} of {params.get('id')}
      </p>
    </Page>
  )
}

function Loop(): never {
  throw new Error('never right')
}

/** A remote whose pages say beforehand what they ask, or do not. */
function createRemote(isKnown: boolean): Remote {
  const page = (module: PageModule) =>
    lazyPage(async () => (isKnown ? module : { default: module.default }), { chunk: 'news', query: [] })
  return {
    contract,
    routes: [
      { index: true, ...page({ default: News, getPageQuery }) },
      { path: 'news/:id', ...page({ default: News, getPageQuery }) },
      {
        path: 'still',
        ...page({
          default: () => (
            <Page title="Still">
              <p>nothing is asked</p>
            </Page>
          ),
        }),
      },
      { path: 'loop', ...page({ default: Loop }) },
      { path: '*', element: <Page title="404 Page Not Found" status={404} /> },
    ],
  }
}

const answers: Record<string, typeof fetch> = {
  'a title': async () =>
    Response.json({ data: { news: { __typename: 'News', id: '1', title: 'Rent & "fees"' } } }),
  nothing: async () => Response.json({ data: { news: null } }),
  'an error of the query': async () =>
    Response.json({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }], data: null }),
  'an outage': async () => Response.json({ errors: [{ message: 'no' }] }, { status: 503 }),
  'no answer': async () => Promise.reject(new Error('the gateway did not respond')),
  'what the page fails of': async () =>
    Response.json({ data: { news: { __typename: 'News', id: '1', title: 'broken' } } }),
}

async function renderTwice(
  remote: Remote,
  url: string,
  { answer = answers['a title']!, ...options }: Partial<RenderOptions> & { answer?: typeof fetch } = {},
) {
  const fetch = vi.fn(answer)
  const render = () =>
    renderPage({
      url,
      remotes: { mfe_public: remote },
      graphql: { url: 'http://gateway/graphql', fetch },
      timeout: 5_000,
      office: defaultFacts,
      ...options,
    })
  // The code of the page comes with the first.
  await render()
  fetch.mockClear()
  const { hasWaited, failure, ...page } = await render()
  return { hasWaited, page: { ...page, failure: failure?.message }, askedCount: fetch.mock.calls.length }
}

const urls = ['/', '/?id=5', '/?silent', '/news/7', '/news/7?id=5', '/still', '/loop', '/no/such/page']

test.each(urls)('%s is the same at once and with waiting', async (url) => {
  const known = await renderTwice(createRemote(true), url)
  const unknown = await renderTwice(createRemote(false), url)
  expect(known.page).toEqual(unknown.page)
  expect(known.askedCount).toBe(unknown.askedCount)
  expect(known.hasWaited).toBe(false)
  expect(unknown.hasWaited).toBe(unknown.askedCount > 0)
})

test.each(Object.keys(answers))('so it is when the gateway answers with %s', async (name) => {
  const answer = answers[name]!
  const known = await renderTwice(createRemote(true), '/news/7', { answer })
  const unknown = await renderTwice(createRemote(false), '/news/7', { answer })
  expect(known.page).toEqual(unknown.page)
  expect(unknown.hasWaited).toBe(name !== 'what the page fails of')
  expect(known.hasWaited).toBe(false)
})

test('a remote that is not there is left out without waiting', async () => {
  const { hasWaited, page } = await renderTwice(createRemote(true), '/', { remotes: {} })
  expect({ hasWaited, missing: page.unavailableRemotes }).toEqual({
    hasWaited: false,
    missing: ['mfe_public'],
  })
})

test('a page whose data do not come in time is late either way', async () => {
  // React says so of what it was told to abort.
  silenceConsoleError(/abortable task/)
  const options = { answer: () => new Promise<Response>(() => {}), timeout: 20 }
  const known = await renderTwice(createRemote(true), '/', options)
  const unknown = await renderTwice(createRemote(false), '/', options)
  expect(known.page).toEqual(unknown.page)
  expect(known.page.isLate).toBe(true)
})
