/** The screen of a registration: opened by its private link or, without script, by typing that. */
import {
  LoadError,
  Loading,
  MissingItem,
  Page,
  useLocation,
  useParams,
  useRetry,
  useSubmittedForm,
} from '@access/kit'
import { useSyncExternalStore } from 'react'
import { useQuery } from 'urql'
import { EventDocument } from '../data/events.generated.ts'
import { OpenRegistrationPage } from './OpenRegistrationPage.tsx'
import { buildRegistrationPath, parsePrivateLink } from './private-link.ts'
import { RegistrationPage } from './RegistrationPage.tsx'
import { changeMessages, notFoundMessages } from './registration.messages.ts'
import type { RegistrationViewState } from './registration-change.form.ts'
import { useOpenedRegistration } from './use-opened-registration.ts'

export default function RegistrationScreen() {
  const event = (useParams().id ?? '').toLowerCase()
  const link = useLinkInUrl()
  const submittedForm = useSubmittedForm<null, RegistrationViewState>(buildRegistrationPath(event))
  // Submitted without script: the server rendered what has become of it.
  if (submittedForm?.viewState) return <SubmittedRegistration event={event} state={submittedForm.viewState} />
  if (link) return <RegistrationByLink key={link} event={event} link={link} />
  return <OpenRegistrationPage event={event} />
}

/** The secret in the address; null while the page is as the server rendered it, which does not know it. */
function useLinkInUrl(): string | null {
  const { hash } = useLocation()
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return isHydrated ? parsePrivateLink(hash) : null
}

const subscribe = () => () => {}

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
  const [{ data, fetching }] = queryResult
  const [eventResult] = useQuery({ query: EventDocument, variables: { id: event } })
  const retry = useRetry(queryResult)

  if ((fetching && !data && !retry.hasFailed) || (eventResult.fetching && !eventResult.data))
    return <Loading />
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
