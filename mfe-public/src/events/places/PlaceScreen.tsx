/** One's own place at an event, by its secret link: how it stands, to change it or to give it back. */
import { LoadFailed, Loading, MissingItem, Page, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { eventDocument } from '../documents.ts'
import { placeDocument } from './documents.ts'
import { PlacePage } from './PlacePage.tsx'
import { useFresh } from './useFresh.ts'
import { missing, ownPlace } from './words.ts'

export default function PlaceScreen() {
  const { id = '', link = '' } = useParams()
  return <PlaceOf key={link} event={id.toLowerCase()} link={link} />
}

function PlaceOf({ event, link }: { event: string; link: string }) {
  const asked = useFresh(placeDocument, { link })
  const [{ data, fetching }] = asked
  const [about] = useQuery({ query: eventDocument, variables: { id: event } })
  const retry = useRetry(asked)

  if ((fetching && !data && !retry.failed) || (about.fetching && !about.data)) return <Loading />
  if (retry.failed && !data?.placeByLink)
    return (
      <Page title={ownPlace.title} robots="noindex">
        <div className="page section-end">
          <LoadFailed {...retry} />
        </div>
      </Page>
    )
  const place = data?.placeByLink
  if (place?.event !== event)
    return (
      <MissingItem
        title={missing.title}
        text={missing.text}
        back={{ to: '/events', text: missing.back }}
        retry={retry}
      />
    )
  return <PlacePage link={link} place={place} event={about.data?.event ?? null} />
}
