/** The forms by which a search is followed by email. They are sent without script, with it as well: nobody uses them often. */
import type { ApiClient, FormResult, RemoteForm } from '@access/kit'
import {
  ConfirmJudgmentSubscriptionDocument,
  EndJudgmentSubscriptionDocument,
  type FollowedSearchFragment,
  OpenJudgmentSubscriptionDocument,
  SubscribeToJudgmentsDocument,
} from './following.generated.ts'

export const followPath = '/judgments/follow'
/** The page of the link in the first email, and that of the link in all others. */
export const confirmPath = '/judgments/follow/:link'
export const followedPath = '/judgments/following/:link'

/** What is shown once a link has been used; `search` is null for a link of none. */
export type FollowViewState =
  | { action: 'confirmed' | 'opened'; search: FollowedSearchFragment | null }
  | { action: 'ended' }

export const followForm: RemoteForm = {
  path: followPath,
  fields: ['email', 'q', 'category', 'court', 'website'],
  async handleSubmission({ values }, apiClient) {
    const { q, ...others } = values
    const result = await apiClient.executeOperation(SubscribeToJudgmentsDocument, {
      input: { ...others, search: q ?? '' },
    })
    if ('data' in result) return { receipt: {}, receiptMode: 'stay' }
    return 'notFound' in result ? { values, failure: 'failed' } : { values, ...result }
  },
}

export const confirmForm: RemoteForm = {
  path: confirmPath,
  fields: [],
  async handleSubmission({ params: { link = '' } }, apiClient) {
    const result = await apiClient.executeOperation(ConfirmJudgmentSubscriptionDocument, { link })
    if ('data' in result)
      return showState({ action: 'confirmed', search: result.data.confirmJudgmentSubscription })
    return 'notFound' in result ? { failure: 'failed' } : result
  },
}

/** What an email program sends by itself when its reader has had enough (RFC 8058). */
const oneClick = { field: 'List-Unsubscribe', value: 'One-Click' } as const

export const followedForm: RemoteForm = {
  path: followedPath,
  fields: ['go', oneClick.field],
  isOpenToOtherSites: true,
  handleSubmission({ values, params: { link = '' } }, apiClient) {
    const isEnding = values.go === 'end' || values[oneClick.field] === oneClick.value
    return isEnding ? endFollowing(link, apiClient) : openFollowing(link, apiClient)
  },
}

async function endFollowing(link: string, apiClient: ApiClient): Promise<FormResult> {
  const result = await apiClient.executeOperation(EndJudgmentSubscriptionDocument, { link })
  if ('data' in result) return showState({ action: 'ended' })
  return 'notFound' in result ? { failure: 'failed' } : result
}

async function openFollowing(link: string, apiClient: ApiClient): Promise<FormResult> {
  const result = await apiClient.executeOperation(OpenJudgmentSubscriptionDocument, { link })
  if ('data' in result) return showState({ action: 'opened', search: result.data.openJudgmentSubscription })
  return 'notFound' in result ? { failure: 'failed' } : result
}

const showState = (viewState: FollowViewState): FormResult => ({ viewState })
