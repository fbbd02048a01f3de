/** The page of the link in the first email: one button says yes, which following a link does not. */
import { Button, FormToken, useSubmittedForm } from '@access/kit'
import { parsePrivateLink, useFragment } from '../../components/private-link.ts'
import { FollowedSearch, FollowLinkField, FollowPage } from './FollowPage.tsx'
import { confirmPath, type FollowViewState } from './follow.form.ts'
import { confirmMessages, unknownMessages } from './following.messages.ts'
import styles from './following.module.css'

export default function ConfirmScreen() {
  const link = parsePrivateLink(useFragment() ?? '')
  const submittedForm = useSubmittedForm<null, FollowViewState>(confirmPath)
  const state = submittedForm?.viewState
  if (state?.action === 'confirmed')
    return state.search ? (
      <FollowPage title={confirmMessages.confirmedTitle}>
        <p role="status">{confirmMessages.confirmed}</p>
        <FollowedSearch {...state.search} />
      </FollowPage>
    ) : (
      <FollowPage title={unknownMessages.title}>
        <p role="status">{unknownMessages.text}</p>
      </FollowPage>
    )
  return (
    <FollowPage
      lead={confirmMessages.lead}
      failure={submittedForm?.failure ?? null}
      linkError={submittedForm?.errors.link}
    >
      <form className={`form ${styles.form}`} noValidate method="post" action={confirmPath}>
        <FormToken formPath={confirmPath} />
        <FollowLinkField formPath={confirmPath} link={link} />
        <Button type="submit">{confirmMessages.confirm}</Button>
      </form>
      <p className="muted">{confirmMessages.not}</p>
    </FollowPage>
  )
}
