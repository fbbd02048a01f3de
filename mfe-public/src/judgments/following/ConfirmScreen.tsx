/** The page of the link in the first email: one button says yes, which following a link does not. */
import { Button, FormToken, useParams, useSubmittedForm } from '@access/kit'
import { FollowedSearch } from './FollowedSearch.tsx'
import { FollowPage } from './FollowPage.tsx'
import { confirmPath, type FollowViewState } from './follow.form.ts'
import { confirmMessages, unknownMessages } from './following.messages.ts'

export default function ConfirmScreen() {
  const path = confirmPath.replace(':link', useParams().link ?? '')
  const submittedForm = useSubmittedForm<null, FollowViewState>(path)
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
    <FollowPage lead={confirmMessages.lead} failure={submittedForm?.failure ?? null}>
      <form method="post" action={path}>
        <FormToken formPath={path} />
        <Button type="submit">{confirmMessages.confirm}</Button>
      </form>
      <p className="muted">{confirmMessages.not}</p>
    </FollowPage>
  )
}
