/** The page of the link in every email about new judgments: shows the search, which the email does not, and ends it. */
import { ArrowLink, Button, FormToken, useSubmittedForm } from '@access/kit'
import { useParams } from 'react-router-dom'
import { buildListUrl } from '../../components/list-page.ts'
import { parsePrivateLink, useFragment } from '../../components/private-link.ts'
import { FollowedSearch, FollowLinkField, FollowPage } from './FollowPage.tsx'
import { type FollowViewState, followedPath, isEndCode } from './follow.form.ts'
import type { FollowedSearchFragment } from './following.generated.ts'
import { openMessages, unknownMessages } from './following.messages.ts'
import styles from './following.module.css'

export default function FollowedScreen() {
  // In the path it is what an email program has sent by itself.
  const { link: pathLink } = useParams()
  const fragment = useFragment()
  const link = pathLink ?? parsePrivateLink(fragment ?? '')
  const path = pathLink ? `${followedPath}/${pathLink}` : followedPath
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
    <FollowPage
      lead={openMessages.lead}
      failure={submittedForm?.failure ?? null}
      linkError={submittedForm?.errors.link}
    >
      {state?.search && (
        <>
          <FollowedSearch {...state.search} />
          <ArrowLink to={buildNewestUrl(state.search)}>{openMessages.newest}</ArrowLink>
        </>
      )}
      <form className={`form ${styles.form}`} noValidate method="post" action={path}>
        <FormToken formPath={path} />
        {/* Once it is open, the hidden state of the page has the link. */}
        {!state && <FollowLinkField formPath={path} link={link} />}
        <div className={styles.choices}>
          {!state && !isEndCode(link) && (
            <Button type="submit" name="go" value="open">
              {openMessages.open}
            </Button>
          )}
          <Button type="submit" name="go" value="end" variant="outline">
            {openMessages.end}
          </Button>
        </div>
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
