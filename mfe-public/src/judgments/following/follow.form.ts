/** The forms by which a search is followed by email. They are sent without script, with it as well: nobody uses them often. */
import type { ApiClient, FormResult, RemoteForm } from '@access/kit'
import { parsePrivateLink } from '../../components/private-link.ts'
import {
  ConfirmJudgmentSubscriptionDocument,
  EndJudgmentSubscriptionDocument,
  type FollowedSearchFragment,
  OpenJudgmentSubscriptionDocument,
  SubscribeToJudgmentsDocument,
} from './following.generated.ts'
import { linkMessages } from './following.messages.ts'

export const followPath = '/judgments/follow'
/** The page of the link in the first email, and that of the link in all others. The secret is behind the `#`. */
export const confirmPath = '/judgments/follow/confirm'
export const followedPath = '/judgments/following'

/** Whether this ends a subscription and opens nothing; those of older emails do both. */
export const isEndCode = (link: string | null) => /^end-[\da-f-]{36}-/.test(link ?? '')

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
  fields: ['link'],
  async handleSubmission({ values }, apiClient) {
    const link = parsePrivateLink(values.link ?? '')
    if (!link) return rejectLink(values)
    const result = await apiClient.executeOperation(ConfirmJudgmentSubscriptionDocument, { link })
    if ('data' in result)
      return showState({ action: 'confirmed', search: result.data.confirmJudgmentSubscription })
    return 'notFound' in result ? { values, failure: 'failed' } : { values, ...result }
  },
}

type HiddenState = { link: string } | null

export const followedForm: RemoteForm = {
  path: followedPath,
  fields: ['go', 'link'],
  async handleSubmission({ values, hiddenState }, apiClient) {
    const link = values.link ? parsePrivateLink(values.link) : (hiddenState as HiddenState)?.link
    return link ? decideFollowing(link, values, apiClient) : rejectLink(values)
  },
}

/** What an email program sends by itself when its reader has had enough (RFC 8058). */
const oneClick = { field: 'List-Unsubscribe', value: 'One-Click' } as const

/** It goes to an address with the code that ends a subscription, or to that of an older email, with its link. */
export const oneClickForm: RemoteForm = {
  path: `${followedPath}/:link`,
  fields: ['go', oneClick.field],
  isOpenToOtherSites: true,
  handleSubmission({ values, params: { link = '' } }, apiClient) {
    const isEnding = values[oneClick.field] === oneClick.value
    return decideFollowing(link, isEnding ? { go: 'end' } : values, apiClient)
  },
}

const rejectLink = (values: Record<string, string>): FormResult => ({
  values,
  errors: { link: linkMessages.missing },
})

async function decideFollowing(
  link: string,
  values: Record<string, string>,
  apiClient: ApiClient,
): Promise<FormResult> {
  const hiddenState: HiddenState = { link }
  const result = await (values.go === 'end' ? endFollowing : openFollowing)(link, apiClient)
  return 'viewState' in result ? { ...result, hiddenState } : { ...result, values, hiddenState }
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
