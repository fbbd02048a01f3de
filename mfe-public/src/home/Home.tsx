/** The home page: eight sections in order, those from the data shown only when there is something to show. */
import { Loading, Page, useOffice, useRetry } from '@access/kit'
import { useQuery } from 'urql'
import { Hero } from './Hero.tsx'
import { HomeDocument } from './home.generated.ts'
import text from './home.json'
import { LatestPosts } from './LatestPosts.tsx'
import { Mission } from './Mission.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import { ServicesOffered } from './ServicesOffered.tsx'
import { Stories } from './Stories.tsx'
import { buildOrganisationStructuredData } from './structured-data.ts'
import { UpcomingEvents } from './UpcomingEvents.tsx'

/** How many of each the home page has room for. */
export const itemLimits = { services: 6, stories: 3, events: 3, posts: 3 }

export const getPageQuery = () => ({ query: HomeDocument })

export default function Home() {
  const queryResult = useQuery(getPageQuery())
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const office = useOffice()

  return (
    <Page
      title="Free legal help"
      description={text.hero.lead}
      structuredData={buildOrganisationStructuredData(office)}
    >
      <Hero />
      <Mission />
      {fetching && !data && !retry.hasFailed && <Loading />}
      <ServicesOffered services={data?.legalServices.slice(0, itemLimits.services) ?? []} retry={retry} />
      <Stories cases={data?.featuredCases.slice(0, itemLimits.stories) ?? []} />
      <UpcomingEvents events={data?.upcomingEvents.slice(0, itemLimits.events) ?? []} />
      <LatestPosts posts={data?.recentPosts.slice(0, itemLimits.posts) ?? []} />
      <NeedHelp />
    </Page>
  )
}
