/** The screen of a registration: opened by its private link or, without script, by typing that. */
import { LoadError, Loading, MissingItem, Page, useRetry, useSubmittedForm } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { parsePrivateLink } from '../../components/private-link.ts'
import { useFragment } from '../../components/use-fragment.ts'
import { EventDocument } from '../data/events.generated.ts'
import { OpenRegistrationPage } from './OpenRegistrationPage.tsx'
import { RegistrationPage } from './RegistrationPage.tsx'
import { changeMessages, notFoundMessages } from './registration.messages.ts'
import type { RegistrationViewState } from './registration-change.form.ts'
import { buildRegistrationPath } from './registration-path.ts'
import { useOpenedRegistration } from './use-opened-registration.ts'

export default function RegistrationScreen() {
  const event = (useParams().id ?? '').toLowerCase()
  const link = parsePrivateLink(useFragment() ?? '')
  const submittedForm = useSubmittedForm<null, RegistrationViewState>(buildRegistrationPath(event))
  // Submitted without script: the server rendered what has become of it.
  if (submittedForm?.viewState) return <SubmittedRegistration event={event} state={submittedForm.viewState} />
  if (link) return <RegistrationByLink key={link} event={event} link={link} />
  return <OpenRegistrationPage event={event} />
}

function SubmittedRegistration({ event, state }: { event: string; state: RegistrationViewState }) {
  const [{ data }] = useQuery({ query: EventDocument, variables: { id: event } })
  return (
    <RegistrationPage
      link={null}
      registration={state.registration}
      event={data?.event ?? null}
      onChanged={() => {}}
    />
  )
}

function RegistrationByLink({ event, link }: { event: string; link: string }) {
  const { queryResult, setRegistration } = useOpenedRegistration(link)
  const [{ data }] = queryResult
  const [eventResult] = useQuery({ query: EventDocument, variables: { id: event } })
  const retry = useRetry(queryResult)

  if (retry.isLoading || (eventResult.fetching && !eventResult.data)) return <Loading />
  if (retry.hasFailed && !data?.registration)
    return (
      <Page title={changeMessages.title} robots="noindex" isPrivate>
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
