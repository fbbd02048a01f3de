/** The home page: eight sections in order, those from the data shown only when there is something to show. */
import { Loading, Page, useOffice, useRetry } from '@access/kit'
import { useQuery } from 'urql'
import { homeDocument } from './documents.ts'
import { Hero } from './Hero.tsx'
import text from './home.json'
import { LatestPosts } from './LatestPosts.tsx'
import { Mission } from './Mission.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import { ServicesOffered } from './ServicesOffered.tsx'
import { Stories } from './Stories.tsx'
import { structuredHome } from './structured.ts'
import { UpcomingEvents } from './UpcomingEvents.tsx'

/** How many of each the home page has room for. */
export const room = { services: 6, stories: 3, events: 3, posts: 3 }

export default function Home() {
  const asked = useQuery({ query: homeDocument })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const office = useOffice()

  return (
    <Page title="Free legal help" description={text.hero.lead} structured={structuredHome(office)}>
      <Hero />
      <Mission />
      {fetching && !data && !retry.failed && <Loading />}
      <ServicesOffered services={data?.legalServices.slice(0, room.services) ?? []} retry={retry} />
      <Stories cases={data?.featuredCases.slice(0, room.stories) ?? []} />
      <UpcomingEvents events={data?.upcomingEvents.slice(0, room.events) ?? []} />
      <LatestPosts posts={data?.recentPosts.slice(0, room.posts) ?? []} />
      <NeedHelp />
    </Page>
  )
}
