import { expect, test } from 'vitest'
import { matchPath, matchRoutes, type RouteObject } from './match-routes.ts'

const routes: RouteObject[] = [
  { index: true, handle: 'home' },
  { path: 'cases', handle: 'cases' },
  { path: 'cases/:id', handle: 'case' },
  {
    handle: 'frame',
    children: [
      { path: 'login', handle: 'login' },
      {
        path: 'events/:event',
        children: [
          { index: true, handle: 'event' },
          { path: 'seats/:seat', handle: 'seat' },
        ],
      },
    ],
  },
  { path: '*', handle: 'missing' },
]

const findPage = (pathname: string, prefix?: string) => {
  const match = matchRoutes(routes, pathname, prefix)?.at(-1)
  return match && [match.route.handle, match.params]
}

test.each([
  ['/', 'home', {}],
  ['/cases', 'cases', {}],
  ['/cases/', 'cases', {}],
  ['/Cases', 'cases', {}],
  ['/cases/7', 'case', { id: '7' }],
  ['/cases/a%20b', 'case', { id: 'a b' }],
  ['/cases/100%', 'case', { id: '100%' }],
  ['/cases/a%2Fb', 'case', { id: 'a/b' }],
  ['/login', 'login', {}],
  ['/events/3', 'event', { event: '3' }],
  ['/events/3/seats/12', 'seat', { event: '3', seat: '12' }],
  ['/cases/7/more', 'missing', {}],
  ['/cases//7', 'missing', {}],
  ['//cases', 'missing', {}],
  ['/events', 'missing', {}],
])('%s is the page %s', (pathname, page, params) => {
  expect(findPage(pathname)).toEqual([page, params])
})

test('routes are listed from the frame to the page', () => {
  expect(matchRoutes(routes, '/login')?.map(({ route }) => route.handle)).toEqual(['frame', 'login'])
})

test('without a page there is no match', () => {
  expect(matchRoutes([{ path: 'cases' }], '/events')).toBeNull()
})

test.each([
  ['/get-help', 'home'],
  ['/get-help/cases', 'cases'],
  ['/get-help/nowhere', 'missing'],
])('behind its prefix %s is the page %s', (pathname, page) => {
  expect(findPage(pathname, '/get-help')?.[0]).toBe(page)
})

test('an address without the prefix belongs to none of the routes behind it', () => {
  expect(matchRoutes(routes, '/get-helpers/cases', '/get-help')).toBeNull()
})

test('the path of a form is the one that is written, and no other', () => {
  expect(matchPath('/events/:id/place', '/events/7/place')).toEqual({ id: '7' })
  expect(matchPath('/events/:id/place', '/Events/7/place')).toBeNull()
  expect(matchPath('/events/:id/place', '/events/7')).toBeNull()
  expect(matchPath('/events/:id', '/events/7/place')).toBeNull()
  expect(matchPath('/contact', '/contact')).toEqual({})
})
