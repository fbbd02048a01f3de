/** The home page: eight sections in order, those from the data shown only when there is something to show. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import {
  LinkButton,
  LoadError,
  Loading,
  Page,
  QueryResult,
  type Retry,
  useOffice,
  useScreenQuery,
} from '@access/kit'
import { fillText, usePageContent } from '../components/page-text.ts'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import { Hero } from './Hero.tsx'
import { LatestPosts, ServicesOffered, Stories, UpcomingEvents } from './HomeSections.tsx'
import { HomeDocument, type HomeQuery } from './home.generated.ts'
import { Mission } from './Mission.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import { buildOrganisationStructuredData } from './structured-data.ts'

/** How many of each the home page has room for. */
const itemLimits = { services: 6, stories: 3, events: 3, posts: 3 }

const title = 'Free legal help'

export const getPageQuery = () => ({ query: HomeDocument, variables: { slug: 'home' } })

export default function Home() {
  const query = useScreenQuery(getPageQuery())
  const { data } = query
  return (
    <QueryResult
      data={data?.page && { ...data, page: data.page }}
      query={query}
      loading={
        <Page title={title}>
          <Loading />
        </Page>
      }
      failed={<UnavailableHome retry={query} />}
    >
      {(home) => <HomeText page={home.page} data={home} />}
    </QueryResult>
  )
}

type HomeItems = Omit<HomeQuery, 'page'>

function HomeText({
  page,
  data,
}: {
  page: Pick<StaticPageTextsFragment, 'title' | 'content'>
  data: HomeItems
}) {
  const office = useOffice()
  const text = usePageContent<HomeContent>(page.content)
  if (!text) return null
  const { services, stories, events, posts } = itemLimits
  return (
    <Page
      title={fillText(office, page.title)}
      description={fillText(office, text.hero.lead)}
      structuredData={buildOrganisationStructuredData(office)}
    >
      <Hero text={text.hero} figures={text.figures} />
      <Mission text={text.mission} />
      <ServicesOffered text={text.services} services={data.legalServices.slice(0, services)} />
      <Stories text={text.stories} cases={data.featuredCases.slice(0, stories)} />
      <UpcomingEvents text={text.events} events={data.upcomingEvents.slice(0, events)} />
      <LatestPosts text={text.news} posts={data.recentPosts.slice(0, posts)} />
      <NeedHelp text={text.needHelp} process={text.process} />
    </Page>
  )
}

const noItems: HomeItems = { legalServices: [], featuredCases: [], upcomingEvents: [], recentPosts: [] }

export const HomePreview = ({ page }: { page: Pick<StaticPageTextsFragment, 'title' | 'content'> }) => (
  <HomeText page={page} data={noItems} />
)

/** Without its texts it still leads to the request form, and says how to call. */
function UnavailableHome({ retry }: { retry: Retry }) {
  return (
    <Page title={title}>
      <div className="page section-end">
        <h1>{title}</h1>
        <p>
          <LinkButton variant="accent" to="/get-help">
            Request Free Legal Help
          </LinkButton>
        </p>
        <LoadError {...retry} />
      </div>
    </Page>
  )
}
