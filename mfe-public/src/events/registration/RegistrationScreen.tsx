/** The screen of a registration: opened by its private link or, without script, by typing that. */
import { LoadError, Loading, MissingItem, Page, useRetry, useSubmittedForm } from '@access/kit'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMutation, useQuery } from 'urql'
import { parsePrivateLink, useFragment } from '../../components/private-link.ts'
import { EventDocument } from '../data/events.generated.ts'
import { OpenRegistrationPage } from './OpenRegistrationPage.tsx'
import { RegistrationPage } from './RegistrationPage.tsx'
import { buildRegistrationPath } from './registration.form.ts'
import { OpenRegistrationDocument, type RegistrationDetailsFragment } from './registration.generated.ts'
import { changeMessages, notFoundMessages } from './registration.messages.ts'
import type { RegistrationViewState } from './registration-change.form.ts'

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

/** Opened by a mutation, since it is decrypted for it: once a visit. */
function RegistrationByLink({ event, link }: { event: string; link: string }) {
  const [opening, open] = useMutation(OpenRegistrationDocument)
  const [changedRegistration, setChangedRegistration] = useState<RegistrationDetailsFragment>()
  const [eventResult] = useQuery({ query: EventDocument, variables: { id: event } })
  const retry = useRetry([opening, () => void open({ link })])
  useEffect(() => void open({ link }), [open, link])

  const isOpened = Boolean(opening.data)
  if ((!isOpened && !retry.hasFailed) || (eventResult.fetching && !eventResult.data)) return <Loading />
  if (!isOpened)
    return (
      <Page title={changeMessages.title} robots="noindex" isPrivate>
        <div className="page section-end">
          <LoadError {...retry} />
        </div>
      </Page>
    )
  const registration = changedRegistration ?? opening.data?.openRegistration
  if (registration?.event !== event)
    return (
      <MissingItem
        title={notFoundMessages.title}
        text={notFoundMessages.text}
        back={{ to: '/events', text: notFoundMessages.back }}
      />
    )
  return (
    <RegistrationPage
      link={link}
      registration={registration}
      event={eventResult.data?.event ?? null}
      onChanged={setChangedRegistration}
    />
  )
}
