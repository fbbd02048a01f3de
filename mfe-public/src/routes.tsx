/** Every public page, in one list. */
import { NotFound } from '@access/kit'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

const Home = lazy(() => import(/* webpackChunkName: "home" */ './home/Home.tsx'))
const LegalServices = lazy(
  () => import(/* webpackChunkName: "legal-services" */ './legal-services/LegalServices.tsx'),
)
const Cases = lazy(() => import(/* webpackChunkName: "cases" */ './cases/Cases.tsx'))
const CaseScreen = lazy(() => import(/* webpackChunkName: "case" */ './cases/CaseScreen.tsx'))
const Judgments = lazy(() => import(/* webpackChunkName: "judgments" */ './judgments/Judgments.tsx'))
const Blog = lazy(() => import(/* webpackChunkName: "blog" */ './blog/Blog.tsx'))
const ArticleScreen = lazy(() => import(/* webpackChunkName: "article" */ './blog/ArticleScreen.tsx'))
const Team = lazy(() => import(/* webpackChunkName: "team" */ './team/Team.tsx'))
const Events = lazy(() => import(/* webpackChunkName: "events" */ './events/Events.tsx'))
const EventScreen = lazy(() => import(/* webpackChunkName: "event" */ './events/EventScreen.tsx'))
const PlaceScreen = lazy(
  () => import(/* webpackChunkName: "place" */ './events/registration/RegistrationScreen.tsx'),
)
const JudgmentScreen = lazy(() => import(/* webpackChunkName: "judgment" */ './judgments/JudgmentScreen.tsx'))
const Contact = lazy(() => import(/* webpackChunkName: "contact" */ './contact/Contact.tsx'))
const About = lazy(() => import(/* webpackChunkName: "about" */ './about/About.tsx'))
const Constitution = lazy(
  () => import(/* webpackChunkName: "constitution" */ './constitution/Constitution.tsx'),
)
const RelatedText = lazy(
  () => import(/* webpackChunkName: "related-text" */ './constitution/RelatedDocumentPage.tsx'),
)
const Privacy = lazy(() => import(/* webpackChunkName: "privacy" */ './legal-pages/Privacy.tsx'))
const Terms = lazy(() => import(/* webpackChunkName: "terms" */ './legal-pages/Terms.tsx'))
const Accessibility = lazy(
  () => import(/* webpackChunkName: "accessibility" */ './legal-pages/Accessibility.tsx'),
)
const OurPromise = lazy(() => import(/* webpackChunkName: "promise" */ './promise/OurPromise.tsx'))
const Search = lazy(() => import(/* webpackChunkName: "search" */ './search/Search.tsx'))
const StaySafe = lazy(() => import(/* webpackChunkName: "stay-safe" */ './legal-pages/StaySafe.tsx'))

export const contract = 2 as const

export { previews } from './previews.ts'

export const routes: RouteObject[] = [
  { index: true, element: <Home />, handle: { chunk: 'home', query: [] } },
  { path: 'services', element: <LegalServices />, handle: { chunk: 'legal-services', query: [] } },
  { path: 'cases', element: <Cases />, handle: { chunk: 'cases', query: ['q', 'category', 'status'] } },
  { path: 'cases/:id', element: <CaseScreen />, handle: { chunk: 'case', query: [] } },
  {
    path: 'judgments',
    element: <Judgments />,
    handle: { chunk: 'judgments', query: ['q', 'category', 'court', 'sort', 'page'] },
  },
  { path: 'judgments/:id', element: <JudgmentScreen />, handle: { chunk: 'judgment', query: [] } },
  { path: 'events', element: <Events />, handle: { chunk: 'events', query: ['past'] } },
  { path: 'events/:id', element: <EventScreen />, handle: { chunk: 'event', query: [] } },
  { path: 'events/:id/place', element: <PlaceScreen />, handle: { chunk: 'place', query: [] } },
  { path: 'blog', element: <Blog />, handle: { chunk: 'blog', query: ['q', 'category', 'tag'] } },
  { path: 'blog/:slug', element: <ArticleScreen />, handle: { chunk: 'article', query: [] } },
  { path: 'team', element: <Team />, handle: { chunk: 'team', query: ['department'] } },
  { path: 'contact', element: <Contact />, handle: { chunk: 'contact', query: ['subject'] } },
  { path: 'about', element: <About />, handle: { chunk: 'about', query: [] } },
  { path: 'constitution', element: <Constitution />, handle: { chunk: 'constitution', query: ['find'] } },
  { path: 'constitution/:name', element: <RelatedText />, handle: { chunk: 'related-text', query: [] } },
  { path: 'privacy', element: <Privacy />, handle: { chunk: 'privacy', query: [] } },
  { path: 'terms', element: <Terms />, handle: { chunk: 'terms', query: [] } },
  { path: 'accessibility', element: <Accessibility />, handle: { chunk: 'accessibility', query: [] } },
  { path: 'stay-safe', element: <StaySafe />, handle: { chunk: 'stay-safe', query: [] } },
  { path: 'promise', element: <OurPromise />, handle: { chunk: 'promise', query: [] } },
  { path: 'search', element: <Search />, handle: { chunk: 'search', query: ['q', 'kind'] } },
  { path: '*', element: <NotFound /> },
]
