/** The page of the link in every email about new judgments: shows the search, which the email does not, and ends it. */
import { ArrowLink, Button, FormToken, useParams, useSubmittedForm } from '@access/kit'
import { buildListUrl } from '../../components/list-page.ts'
import { FollowedSearch } from './FollowedSearch.tsx'
import { FollowPage } from './FollowPage.tsx'
import { type FollowViewState, followedPath } from './follow.form.ts'
import type { FollowedSearchFragment } from './following.generated.ts'
import { openMessages, unknownMessages } from './following.messages.ts'
import styles from './following.module.css'

export default function FollowedScreen() {
  const path = followedPath.replace(':link', useParams().link ?? '')
  const submittedForm = useSubmittedForm<null, FollowViewState>(path)
  const state = submittedForm?.viewState
  if (state?.action === 'ended')
    return (
      <FollowPage title={openMessages.endedTitle}>
        <p role="status">{openMessages.ended}</p>
      </FollowPage>
    )
  if (state && !state.search)
    return (
      <FollowPage title={unknownMessages.title}>
        <p role="status">{unknownMessages.text}</p>
      </FollowPage>
    )
  return (
    <FollowPage lead={openMessages.lead} failure={submittedForm?.failure ?? null}>
      {state?.search && (
        <>
          <FollowedSearch {...state.search} />
          <ArrowLink to={buildNewestUrl(state.search)}>{openMessages.newest}</ArrowLink>
        </>
      )}
      <form className={styles.choices} method="post" action={path}>
        <FormToken formPath={path} />
        {!state && (
          <Button type="submit" name="go" value="open">
            {openMessages.open}
          </Button>
        )}
        <Button type="submit" name="go" value="end" variant="outline">
          {openMessages.end}
        </Button>
      </form>
    </FollowPage>
  )
}

const buildNewestUrl = ({ search, category, court }: FollowedSearchFragment) =>
  buildListUrl('/judgments', {
    q: search ?? '',
    category: category ?? '',
    court: court ?? '',
    sort: search ? 'date' : '',
  })
