/** Every public page, in one list. */
import { lazyPage, NotFound } from '@access/kit'
import type { RouteObject } from 'react-router-dom'

export const contract = 5 as const

export { previews } from './previews.ts'

const loadFollowed = () =>
  import(/* webpackChunkName: "followed" */ './judgments/following/FollowedScreen.tsx')

const loadLegalPages = () => import(/* webpackChunkName: "legal" */ './legal-pages/LegalPage.tsx')

const loadExtraPages = () => import(/* webpackChunkName: "extra" */ './extra-pages/ExtraPages.tsx')

export const routes: RouteObject[] = [
  lazyPage({ index: true, chunk: 'home' }, () => import(/* webpackChunkName: "home" */ './home/Home.tsx')),
  lazyPage(
    { path: 'services', chunk: 'legal-services' },
    () => import(/* webpackChunkName: "legal-services" */ './legal-services/LegalServices.tsx'),
  ),
  lazyPage(
    { path: 'cases', chunk: 'cases', query: ['q', 'category', 'status', 'page'] },
    () => import(/* webpackChunkName: "cases" */ './cases/Cases.tsx'),
  ),
  lazyPage(
    { path: 'cases/:id', chunk: 'case' },
    () => import(/* webpackChunkName: "case" */ './cases/CaseScreen.tsx'),
  ),
  lazyPage(
    {
      path: 'judgments',
      chunk: 'judgments',
      query: ['q', 'category', 'court', 'judge', 'from', 'to', 'sort', 'page'],
    },
    () => import(/* webpackChunkName: "judgments" */ './judgments/Judgments.tsx'),
  ),
  lazyPage(
    { path: 'judgments/follow', chunk: 'follow', query: ['q', 'category', 'court'] },
    () => import(/* webpackChunkName: "follow" */ './judgments/following/FollowScreen.tsx'),
  ),
  lazyPage(
    { path: 'judgments/follow/confirm', chunk: 'confirm-following' },
    () => import(/* webpackChunkName: "confirm-following" */ './judgments/following/ConfirmScreen.tsx'),
  ),
  lazyPage({ path: 'judgments/following', chunk: 'followed' }, loadFollowed),
  // What becomes of what an email program sends; to be read it leads to the address before.
  lazyPage({ path: 'judgments/following/:link', chunk: 'followed' }, loadFollowed),
  lazyPage(
    { path: 'judgments/:id', chunk: 'judgment' },
    () => import(/* webpackChunkName: "judgment" */ './judgments/JudgmentScreen.tsx'),
  ),
  lazyPage(
    { path: 'events', chunk: 'events', query: ['past'] },
    () => import(/* webpackChunkName: "events" */ './events/Events.tsx'),
  ),
  lazyPage(
    { path: 'events/:id', chunk: 'event' },
    () => import(/* webpackChunkName: "event" */ './events/EventScreen.tsx'),
  ),
  lazyPage(
    { path: 'events/:id/place', chunk: 'place' },
    () => import(/* webpackChunkName: "place" */ './events/registration/RegistrationScreen.tsx'),
  ),
  lazyPage(
    { path: 'blog', chunk: 'blog', query: ['q', 'category', 'tag', 'page'] },
    () => import(/* webpackChunkName: "blog" */ './blog/Blog.tsx'),
  ),
  lazyPage(
    { path: 'blog/:slug', chunk: 'article' },
    () => import(/* webpackChunkName: "article" */ './blog/ArticleScreen.tsx'),
  ),
  lazyPage(
    { path: 'know-your-rights', chunk: 'guides' },
    () => import(/* webpackChunkName: "guides" */ './blog/Guides.tsx'),
  ),
  lazyPage(
    { path: 'team', chunk: 'team', query: ['department', 'page'] },
    () => import(/* webpackChunkName: "team" */ './team/Team.tsx'),
  ),
  lazyPage(
    { path: 'contact', chunk: 'contact', query: ['subject'] },
    () => import(/* webpackChunkName: "contact" */ './contact/Contact.tsx'),
  ),
  lazyPage(
    { path: 'about', chunk: 'about' },
    () => import(/* webpackChunkName: "about" */ './about/About.tsx'),
  ),
  lazyPage(
    { path: 'constitution', chunk: 'constitution', query: ['find'] },
    () => import(/* webpackChunkName: "constitution" */ './constitution/Constitution.tsx'),
  ),
  lazyPage(
    { path: 'constitution/:name', chunk: 'related-text' },
    () => import(/* webpackChunkName: "related-text" */ './constitution/RelatedDocumentPage.tsx'),
  ),
  ...(['privacy', 'terms', 'accessibility', 'stay-safe'] as const).map((path) =>
    lazyPage({ path, chunk: 'legal' }, async () => (await loadLegalPages()).legalPages[path]),
  ),
  ...(['donate', 'press', 'board'] as const).map((path) =>
    lazyPage({ path, chunk: 'extra' }, async () => (await loadExtraPages()).textPages[path]),
  ),
  lazyPage(
    { path: 'volunteer', chunk: 'volunteer' },
    () => import(/* webpackChunkName: "volunteer" */ './contact/Volunteer.tsx'),
  ),
  lazyPage(
    { path: 'promise', chunk: 'promise' },
    () => import(/* webpackChunkName: "promise" */ './promise/OurPromise.tsx'),
  ),
  lazyPage(
    { path: 'search', chunk: 'search', query: ['q', 'kind'] },
    () => import(/* webpackChunkName: "search" */ './search/Search.tsx'),
  ),
  lazyPage(
    { path: 'offline', chunk: 'offline' },
    () => import(/* webpackChunkName: "offline" */ './offline/OfflinePage.tsx'),
  ),
  lazyPage(
    { path: 'preview', chunk: 'preview' },
    () => import(/* webpackChunkName: "preview" */ './PreviewScreen.tsx'),
  ),
  { path: '*', element: <NotFound /> },
]
