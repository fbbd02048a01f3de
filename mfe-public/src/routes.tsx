/** Every public page, in one list. */
import { lazyPage, NotFound } from '@access/kit'
import type { RouteObject } from 'react-router-dom'

export const contract = 5 as const

export { previews } from './previews.ts'

const followedPage = lazyPage(
  () => import(/* webpackChunkName: "followed" */ './judgments/following/FollowedScreen.tsx'),
  { chunk: 'followed', query: [] },
)

export const routes: RouteObject[] = [
  {
    index: true,
    ...lazyPage(() => import(/* webpackChunkName: "home" */ './home/Home.tsx'), { chunk: 'home', query: [] }),
  },
  {
    path: 'services',
    ...lazyPage(() => import(/* webpackChunkName: "legal-services" */ './legal-services/LegalServices.tsx'), {
      chunk: 'legal-services',
      query: [],
    }),
  },
  {
    path: 'cases',
    ...lazyPage(() => import(/* webpackChunkName: "cases" */ './cases/Cases.tsx'), {
      chunk: 'cases',
      query: ['q', 'category', 'status', 'page'],
    }),
  },
  {
    path: 'cases/:id',
    ...lazyPage(() => import(/* webpackChunkName: "case" */ './cases/CaseScreen.tsx'), {
      chunk: 'case',
      query: [],
    }),
  },
  {
    path: 'judgments',
    ...lazyPage(() => import(/* webpackChunkName: "judgments" */ './judgments/Judgments.tsx'), {
      chunk: 'judgments',
      query: ['q', 'category', 'court', 'sort', 'page'],
    }),
  },
  {
    path: 'judgments/follow',
    ...lazyPage(() => import(/* webpackChunkName: "follow" */ './judgments/following/FollowScreen.tsx'), {
      chunk: 'follow',
      query: ['q', 'category', 'court'],
    }),
  },
  {
    path: 'judgments/follow/confirm',
    ...lazyPage(
      () => import(/* webpackChunkName: "confirm-following" */ './judgments/following/ConfirmScreen.tsx'),
      { chunk: 'confirm-following', query: [] },
    ),
  },
  { path: 'judgments/following', ...followedPage },
  // What becomes of what an email program sends; to be read it leads to the address before.
  { path: 'judgments/following/:link', ...followedPage },
  {
    path: 'judgments/:id',
    ...lazyPage(() => import(/* webpackChunkName: "judgment" */ './judgments/JudgmentScreen.tsx'), {
      chunk: 'judgment',
      query: [],
    }),
  },
  {
    path: 'events',
    ...lazyPage(() => import(/* webpackChunkName: "events" */ './events/Events.tsx'), {
      chunk: 'events',
      query: ['past'],
    }),
  },
  {
    path: 'events/:id',
    ...lazyPage(() => import(/* webpackChunkName: "event" */ './events/EventScreen.tsx'), {
      chunk: 'event',
      query: [],
    }),
  },
  {
    path: 'events/:id/place',
    ...lazyPage(
      () => import(/* webpackChunkName: "place" */ './events/registration/RegistrationScreen.tsx'),
      { chunk: 'place', query: [] },
    ),
  },
  {
    path: 'blog',
    ...lazyPage(() => import(/* webpackChunkName: "blog" */ './blog/Blog.tsx'), {
      chunk: 'blog',
      query: ['q', 'category', 'tag', 'page'],
    }),
  },
  {
    path: 'blog/:slug',
    ...lazyPage(() => import(/* webpackChunkName: "article" */ './blog/ArticleScreen.tsx'), {
      chunk: 'article',
      query: [],
    }),
  },
  {
    path: 'team',
    ...lazyPage(() => import(/* webpackChunkName: "team" */ './team/Team.tsx'), {
      chunk: 'team',
      query: ['department', 'page'],
    }),
  },
  {
    path: 'contact',
    ...lazyPage(() => import(/* webpackChunkName: "contact" */ './contact/Contact.tsx'), {
      chunk: 'contact',
      query: ['subject'],
    }),
  },
  {
    path: 'about',
    ...lazyPage(() => import(/* webpackChunkName: "about" */ './about/About.tsx'), {
      chunk: 'about',
      query: [],
    }),
  },
  {
    path: 'constitution',
    ...lazyPage(() => import(/* webpackChunkName: "constitution" */ './constitution/Constitution.tsx'), {
      chunk: 'constitution',
      query: ['find'],
    }),
  },
  {
    path: 'constitution/:name',
    ...lazyPage(
      () => import(/* webpackChunkName: "related-text" */ './constitution/RelatedDocumentPage.tsx'),
      { chunk: 'related-text', query: [] },
    ),
  },
  {
    path: 'privacy',
    ...lazyPage(() => import(/* webpackChunkName: "legal" */ './legal-pages/Privacy.tsx'), {
      chunk: 'legal',
      query: [],
    }),
  },
  {
    path: 'terms',
    ...lazyPage(() => import(/* webpackChunkName: "legal" */ './legal-pages/Terms.tsx'), {
      chunk: 'legal',
      query: [],
    }),
  },
  {
    path: 'accessibility',
    ...lazyPage(() => import(/* webpackChunkName: "legal" */ './legal-pages/Accessibility.tsx'), {
      chunk: 'legal',
      query: [],
    }),
  },
  {
    path: 'stay-safe',
    ...lazyPage(() => import(/* webpackChunkName: "legal" */ './legal-pages/StaySafe.tsx'), {
      chunk: 'legal',
      query: [],
    }),
  },
  {
    path: 'promise',
    ...lazyPage(() => import(/* webpackChunkName: "promise" */ './promise/OurPromise.tsx'), {
      chunk: 'promise',
      query: [],
    }),
  },
  {
    path: 'search',
    ...lazyPage(() => import(/* webpackChunkName: "search" */ './search/Search.tsx'), {
      chunk: 'search',
      query: ['q', 'kind'],
    }),
  },
  {
    path: 'preview',
    ...lazyPage(() => import(/* webpackChunkName: "preview" */ './PreviewScreen.tsx'), {
      chunk: 'preview',
      query: [],
    }),
  },
  { path: '*', element: <NotFound /> },
]
