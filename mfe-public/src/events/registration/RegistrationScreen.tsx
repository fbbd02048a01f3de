/** The screen of a registration, by its secret link. */
import { LoadError, Loading, MissingItem, Page, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { EventDocument } from '../data/events.generated.ts'
import { RegistrationPage } from './RegistrationPage.tsx'
import { changeMessages, notFoundMessages } from './registration.messages.ts'
import { useOpenedRegistration } from './use-opened-registration.ts'

export default function RegistrationScreen() {
  const { id = '', link = '' } = useParams()
  return <RegistrationByLink key={link} event={id.toLowerCase()} link={link} />
}

function RegistrationByLink({ event, link }: { event: string; link: string }) {
  const { queryResult, setRegistration } = useOpenedRegistration(link)
  const [{ data, fetching }] = queryResult
  const [eventResult] = useQuery({ query: EventDocument, variables: { id: event } })
  const retry = useRetry(queryResult)

  if ((fetching && !data && !retry.hasFailed) || (eventResult.fetching && !eventResult.data))
    return <Loading />
  if (retry.hasFailed && !data?.registration)
    return (
      <Page title={changeMessages.title} robots="noindex">
        <div className="page section-end">
          <LoadError {...retry} />
        </div>
      </Page>
    )
  const registration = data?.registration
  if (registration?.event !== event)
    return (
      <MissingItem
        title={notFoundMessages.title}
        text={notFoundMessages.text}
        back={{ to: '/events', text: notFoundMessages.back }}
        retry={retry}
      />
    )
  return (
    <RegistrationPage
      link={link}
      registration={registration}
      event={eventResult.data?.event ?? null}
      onChanged={setRegistration}
    />
  )
}
